import { type ChangeEventHandler, type ReactElement, type ReactNode, useId, useState } from "react";
import { formatInteger } from "../../format/format.ts";
import { textLength } from "../../format/normalize.ts";
import { useWord } from "../../words/useWord.ts";
import { cx } from "../cx.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Wiring<Element extends Control> {
  "aria-describedby"?: string | undefined;
  onChange?: ChangeEventHandler<Element> | undefined;
}

interface CountedProps<Element extends Control> {
  limit: number;
  /** The props of the control; its value is counted if it is controlled. */
  wired: Wiring<Element> & { value?: unknown; defaultValue?: unknown };
  /** Renders the control with the additional props, applied last. */
  children: (counting: Wiring<Element>) => ReactElement<ReactNode>;
}

/** From this many remaining characters on, the rest is announced: the last tenth, at most 20. */
const isNear = (left: number, limit: number) => left <= Math.min(20, Math.ceil(limit / 10));

/** A control with 「12 / 40文字」 below. Counts code points, as what checks the text does. Long input is not cut off. */
export function Counted<Element extends Control>({ limit, wired, children }: CountedProps<Element>) {
  const word = useWord();
  const { value, defaultValue, onChange } = wired;
  const counterId = useId();
  const [typed, setTyped] = useState(String(defaultValue ?? ""));
  const count = textLength(value === undefined ? typed : String(value ?? ""));
  const left = limit - count;
  return (
    <span className="tsu-counted">
      {children({
        "aria-describedby": cx(wired["aria-describedby"], counterId),
        onChange: (event) => {
          setTyped(event.target.value);
          onChange?.(event);
        },
      })}
      <span className="tsu-counter" id={counterId} data-over={left < 0 || undefined}>
        {left < 0 && <span>{word("{count}文字超えています", { count: -left })}</span>}
        <span>
          {word("{count} / {limit}文字", { count: formatInteger(count), limit: formatInteger(limit) })}
        </span>
      </span>
      <span className="tsu-hidden" role="status">
        {count > 0 &&
          isNear(left, limit) &&
          (left < 0
            ? word("{count}文字超えています", { count: -left })
            : word("残り{count}文字", { count: left }))}
      </span>
    </span>
  );
}
