import { Icon } from "../Icon/Icon.tsx";

/** The error and how to fix it, shown under the control. */
export const FieldMessage = ({ id, children }: { id: string; children: string }) => (
  <span className="error" id={id}>
    <Icon name="error" size={16} />
    <span>{children}</span>
  </span>
);
