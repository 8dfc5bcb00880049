import { type ReactElement, type ReactNode, useId, useState } from "react";
import { graphemeCount } from "../../format/normalize.ts";

interface CountedProps {
  limit: number;
  /** Text in force, when the caller keeps it. */
  value: unknown;
  defaultValue: unknown;
  /** Draws the control; `onText` on every change. */
  children: (wiring: { counterId: string; onText: (text: string) => void }) => ReactElement<ReactNode>;
}

/** From here on what is left is read aloud: the last tenth, at most 20. */
const isNear = (left: number, limit: number) => left <= Math.min(20, Math.ceil(limit / 10));

/** A control with 「12 / 40文字」 below. Counts what people count: 👨‍👩‍👧 is one. Nothing typed is cut off. */
export function Counted({ limit, value, defaultValue, children }: CountedProps) {
  const counterId = useId();
  const [typed, setTyped] = useState(String(defaultValue ?? ""));
  const count = graphemeCount(value === undefined ? typed : String(value ?? ""));
  const left = limit - count;
  return (
    <span className="tsu-counted">
      {children({ counterId, onText: setTyped })}
      <span className="tsu-counter" id={counterId} data-over={left < 0 || undefined}>
        {left < 0 && `${-left}文字超えています　`}
        {`${count.toLocaleString("ja-JP")} / ${limit.toLocaleString("ja-JP")}文字`}
      </span>
      <span className="tsu-hidden" role="status">
        {count > 0 && isNear(left, limit) && (left < 0 ? `${-left}文字超えています` : `残り${left}文字`)}
      </span>
    </span>
  );
}
