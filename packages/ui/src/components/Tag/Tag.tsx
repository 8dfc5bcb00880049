import type { KeyboardEvent } from "react";
import { useWord } from "../../format/words/useWord.ts";
import { Icon } from "../Icon/Icon.tsx";

export interface TagProps {
  children: string;
  /** Shows a remove button; Delete and Backspace on it do the same. */
  onRemove?: () => void;
  /** Color of a group of tags; the text carries the meaning. Default `plain`. */
  tone?: "plain" | "brand" | "thread";
}

/** A tag on a record. For a state use Badge. */
export function Tag({ children, onRemove, tone = "plain" }: TagProps) {
  const word = useWord();
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    onRemove?.();
  };
  return (
    <span className="tsu-tag" title={children} data-tone={tone === "plain" ? undefined : tone}>
      <span className="text">{children}</span>
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          onKeyDown={handleKeyDown}
          aria-label={word("{name}を外す", { name: children })}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  );
}
