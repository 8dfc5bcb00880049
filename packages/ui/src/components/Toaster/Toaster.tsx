import { resolveValue, type Toast, useToaster } from "react-hot-toast/headless";
import { styled } from "styled-components";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { actionOf, toast } from "./toast.ts";

const TOAST_LIMIT = 20;

const Root = styled.section`
  position: fixed; z-index: var(--tsu-z-toast); right: 20px; bottom: 20px; width: min(400px, calc(100vw - 32px));
  max-height: calc(100dvh - 40px); overflow: hidden auto; pointer-events: none;
  & > ul { display: grid; gap: 8px; }
  & > ul > li {
    display: flex; align-items: flex-start; gap: 10px; padding: 10px 8px 10px 14px; pointer-events: auto;
    border: 1px solid var(--tsu-border); border-left: 4px solid var(--tsu-border-strong); border-radius: var(--tsu-radius-md);
    background: var(--tsu-raised); color: var(--tsu-text); box-shadow: var(--tsu-shadow-md);
    animation: tsu-rise var(--tsu-motion-base) var(--tsu-ease-out);
    & > svg, & > .tsu-spinner { margin-top: 3px; flex: none; }
    & > .text { flex: 1; min-width: 0; padding-top: 1px; }
    &[data-type="success"] { border-left-color: var(--tsu-success-text); & > svg { color: var(--tsu-success-text); } }
    &[data-type="error"] { border-left-color: var(--tsu-danger-text); & > svg { color: var(--tsu-danger-text); } }
    &[data-leaving] { opacity: 0; }
  }
  @media (max-width: 640px) { right: 16px; bottom: 16px; }
`;

const textOf = (item: Toast) => {
  const message = resolveValue(item.message, item);
  return typeof message === "string" ? message : "";
};

/**
 * Draws what `toast` says, once per app. Two regions that exist from the start read the text aloud:
 * a region inserted together with its text stays silent in some screen readers.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const shown = toasts.slice(0, TOAST_LIMIT);
  const spoken = (isError: boolean) =>
    shown
      .filter((item) => item.visible && (item.type === "error") === isError)
      .map((item) => <p key={item.id}>{textOf(item)}</p>);
  // What is closed takes pointer and focus with it without telling: the others would stay paused for ever.
  const close = (id: string) => {
    toast.dismiss(id);
    handlers.endPause();
  };
  return (
    <Root
      aria-label="通知メッセージ"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <div className="tsu-hidden" aria-live="polite" aria-relevant="additions">
        {spoken(false)}
      </div>
      <div className="tsu-hidden" aria-live="assertive" aria-relevant="additions">
        {spoken(true)}
      </div>
      <ul>
        {shown.map((item) => (
          <li key={item.id} data-type={item.type} data-leaving={item.visible ? undefined : true}>
            {item.type === "loading" ? (
              <Spinner size={18} />
            ) : (
              <Icon name={item.type === "error" ? "error" : item.type === "success" ? "success" : "info"} />
            )}
            <span className="text">{textOf(item)}</span>
            <ToastButton id={item.id} onClose={close} />
            {item.type !== "loading" && (
              <IconButton icon="close" label="閉じる" size="sm" onClick={() => close(item.id)} />
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}

function ToastButton({ id, onClose }: { id: string; onClose: (id: string) => void }) {
  const action = actionOf(id);
  if (!action) return null;
  const handlePress = () => {
    onClose(id);
    action.onPress();
  };
  return (
    <Button size="sm" onClick={handlePress}>
      {action.label}
    </Button>
  );
}
