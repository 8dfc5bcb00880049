import type { ComponentProps, ReactNode } from "react";
import { useWord } from "../../words/useWord.ts";
import { cx } from "../cx.ts";
import { Spinner } from "../Spinner/Spinner.tsx";

interface SwitchOwnProps {
  /** 入れると何が起きるか。「Enterで送信する」。 */
  label: ReactNode;
  /** 言葉の下の一行。結果や、いつからか。 */
  description?: ReactNode;
  /** 保存中。フォーカスは残り、押しても動かず、「保存中」と読みます。 */
  loading?: boolean;
  /** 入り切りが変わったとき。ブラウザーの `onChange` とは別に呼ばれます。 */
  onCheckedChange?: (checked: boolean) => void;
}

export type SwitchProps = SwitchOwnProps &
  Omit<ComponentProps<"input">, keyof SwitchOwnProps | "type" | "role">;

function SavingSpinner() {
  const word = useWord();
  return <Spinner size={12} label={word("保存中")} />;
}

/** A setting that takes effect at once. */
export function Switch({
  label,
  description,
  loading = false,
  onChange,
  onCheckedChange,
  onClick,
  ...rest
}: SwitchProps) {
  return (
    <label className="tsu-check">
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox carries its own checked state
        role="switch"
        className={cx("tsu-switch", rest.className)}
        aria-busy={loading || undefined}
        aria-disabled={loading || undefined}
        onClick={(event) => {
          if (loading) event.preventDefault();
          onClick?.(event);
        }}
        onChange={(event) => {
          if (loading) return;
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      {loading && <SavingSpinner />}
      <span className="text">
        {label}
        {description && <span className="sub">{description}</span>}
      </span>
    </label>
  );
}
