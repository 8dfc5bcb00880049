import type { ComponentProps, ReactNode } from "react";

interface RadioOwnProps {
  label: ReactNode;
  description?: ReactNode;
}

export type RadioProps = RadioOwnProps & Omit<ComponentProps<"input">, keyof RadioOwnProps | "type">;

export function Radio({ label, description, ...rest }: RadioProps) {
  return (
    <label className="tsu-check">
      <input {...rest} type="radio" className="tsu-box" />
      <span className="text">
        {label}
        {description && <span className="sub">{description}</span>}
      </span>
    </label>
  );
}
