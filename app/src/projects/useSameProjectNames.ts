import type { Project } from "@tsumugi/contract";
import { useProjects } from "@tsumugi/hooks";
import { formatDay } from "@tsumugi/ui/format";
import { useState } from "react";
import { sameToTheEye } from "../shared/sameToTheEye.ts";

const lookOf = ({ name, client_name, created_at }: Project) =>
  `「${name}」（${[client_name, `${formatDay(created_at)}作成`].filter(Boolean).join("、")}）`;

export interface NamedProject {
  /** The project that the name is given to, where there is one already. */
  readonly uid?: string;
  /** The name that a new one begins with, such as a copy's. */
  readonly start?: string | undefined;
}

/** For a project's form: those that have the name being given already, told apart by client and day. */
export function useSameProjectNames({ uid, start = "" }: NamedProject = {}) {
  const [left, setNamed] = useState<string>();
  const name = left ?? start;
  const { projects } = useProjects(name === "" ? null : { keyword: name, limit: 20 });
  const same = projects.filter((one) => one.uid !== uid && sameToTheEye(one.name) === sameToTheEye(name));
  return { onNameLeave: setNamed, sameNames: same.map(lookOf).join("、") || undefined };
}
