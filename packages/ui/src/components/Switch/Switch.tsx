import type { ComponentProps, ReactNode } from "react";

interface SwitchOwnProps {
  label: ReactNode;
  description?: ReactNode;
}

export type SwitchProps = SwitchOwnProps &
  Omit<ComponentProps<"input">, keyof SwitchOwnProps | "type" | "role">;

/** A setting that takes effect at once. */
export function Switch({ label, description, ...rest }: SwitchProps) {
  return (
    <label className="tsu-check">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox carries its own checked state */}
      <input {...rest} type="checkbox" role="switch" className="tsu-switch" />
      <span className="text">
        {label}
        {description && <span className="sub">{description}</span>}
      </span>
    </label>
  );
}
