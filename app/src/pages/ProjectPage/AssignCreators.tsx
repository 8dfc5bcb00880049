import { useState } from "react";
import type { AssignCreatorsProps } from "./OpenedAssignCreators.tsx";
import { OpenedAssignCreators } from "./projectPanels.ts";

/** Takes creators into the project. Before it was opened once it asks for nothing; then it keeps what was begun. */
export function AssignCreators(props: AssignCreatorsProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? <OpenedAssignCreators {...props} /> : null;
}
