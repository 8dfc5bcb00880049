import type { ComponentProps, ReactNode } from "react";
import { cx } from "../cx.ts";

interface RadioOwnProps {
  /** 横に出す言葉。 */
  label: ReactNode;
  /** 言葉の下の一行。 */
  description?: ReactNode;
}

export type RadioProps = RadioOwnProps & Omit<ComponentProps<"input">, keyof RadioOwnProps | "type">;

export function Radio({ label, description, ...rest }: RadioProps) {
  return (
    <label className="tsu-check">
      <input {...rest} type="radio" className={cx("tsu-box", rest.className)} />
      <span className="text">
        {label}
        {description && <span className="sub">{description}</span>}
      </span>
    </label>
  );
}
