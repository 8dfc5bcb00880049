import type { ComponentProps, ReactNode } from "react";
import { useWord } from "../../format/words/useWord.ts";
import { Spinner } from "../Spinner/Spinner.tsx";

interface SwitchOwnProps {
  /** What the switch turns on: 「Enterで送信する」. */
  label: ReactNode;
  /** A secondary line: the consequence, or since when. */
  description?: ReactNode;
  /** Saving: keeps the focus, ignores presses, announces 「保存中」. */
  loading?: boolean;
}

export type SwitchProps = SwitchOwnProps &
  Omit<ComponentProps<"input">, keyof SwitchOwnProps | "type" | "role">;

function SavingSpinner() {
  const word = useWord();
  return <Spinner size={14} label={word("保存中")} />;
}

/** A setting that takes effect at once. */
export function Switch({ label, description, loading = false, onChange, onClick, ...rest }: SwitchProps) {
  return (
    <label className="tsu-check">
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox carries its own checked state
        role="switch"
        className="tsu-switch"
        aria-busy={loading || undefined}
        aria-disabled={loading || undefined}
        onClick={(event) => {
          if (loading) event.preventDefault();
          onClick?.(event);
        }}
        onChange={(event) => {
          if (!loading) onChange?.(event);
        }}
      />
      <span className="text">
        {label}
        {loading && <SavingSpinner />}
        {description && <span className="sub">{description}</span>}
      </span>
    </label>
  );
}
