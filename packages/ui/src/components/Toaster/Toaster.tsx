import { useRef, useState } from "react";
import { resolveValue, type Toast, useToaster } from "react-hot-toast/headless";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import { ToasterRoot } from "./Toaster.styles.ts";
import { ToastItem } from "./ToastItem.tsx";
import { toast } from "./toast.ts";
import { SHOWN_LIMIT, shownToasts } from "./toastQueue.ts";
import { useToastKeys } from "./useToastKeys.ts";

/** As many as the library keeps. */
const ALL = 20;

const textOf = (item: Toast) => {
  const message = resolveValue(item.message, item);
  return typeof message === "string" ? message : "";
};

/**
 * Shows the toasts, once per app. Two live regions that exist from the start announce the text:
 * a region inserted together with its text is not announced by some screen readers.
 */
export function Toaster() {
  const word = useWord();
  const { toasts, handlers } = useToaster();
  const [isExpanded, setExpanded] = useState(false);
  const root = useRef<HTMLElement>(null);
  // A closed toast fires no leave or blur event, so the others would stay paused forever.
  const close = useToastKeys(root, (id) => {
    toast.dismiss(id);
    handlers.endPause();
  });
  const { shown, hiddenCount } = shownToasts(toasts, isExpanded ? ALL : SHOWN_LIMIT);
  const canFold = isExpanded && toasts.length > SHOWN_LIMIT;
  const spoken = (isError: boolean) =>
    toasts
      .filter((item) => item.visible && (item.type === "error") === isError)
      .map((item) => <p key={item.id}>{textOf(item)}</p>);

  return (
    <ToasterRoot
      ref={root}
      aria-label={word("通知メッセージ（F6で移動）")}
      data-tsu-toaster=""
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <div className="tsu-hidden" aria-live="polite" aria-relevant="additions text">
        {spoken(false)}
      </div>
      <div className="tsu-hidden" aria-live="assertive" aria-relevant="additions text">
        {spoken(true)}
      </div>
      <ul>
        {shown.map((item) => (
          <ToastItem
            key={item.id}
            id={item.id}
            type={item.type}
            text={textOf(item)}
            leaving={!item.visible}
            onClose={close}
          />
        ))}
      </ul>
      {(hiddenCount > 0 || canFold) && (
        <Button size="sm" className="more" onClick={() => setExpanded(!isExpanded)}>
          {canFold ? word("たたむ") : word("ほか{count}件", { count: hiddenCount })}
        </Button>
      )}
    </ToasterRoot>
  );
}
