import type { KeyboardEvent } from "react";
import { Icon } from "../Icon/Icon.tsx";

export interface TagProps {
  children: string;
  /** Shows a button that takes the tag away; Delete and Backspace on it do the same. */
  onRemove?: () => void;
  /** Colour of a group of tags; the words carry the meaning. Default `plain`. */
  tone?: "plain" | "brand" | "thread";
}

/** A word given to something to find it again. For a state take Badge. */
export function Tag({ children, onRemove, tone = "plain" }: TagProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    onRemove?.();
  };
  return (
    <span className="tsu-tag" title={children} data-tone={tone === "plain" ? undefined : tone}>
      <span className="text">{children}</span>
      {onRemove && (
        <button type="button" onClick={onRemove} onKeyDown={handleKeyDown} aria-label={`${children}を外す`}>
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  );
}
