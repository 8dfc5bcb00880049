import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { actionOf } from "./toast.ts";

export interface ToastItemProps {
  id: string;
  type: string;
  text: string;
  /** On its way out: drawn, but no longer to be pressed. */
  leaving: boolean;
  onClose: (id: string) => void;
}

/** One toast: what happened, what can be done about it, and ×. The region around it does the reading aloud. */
export function ToastItem({ id, type, text, leaving, onClose }: ToastItemProps) {
  const action = actionOf(id);
  return (
    <li data-toast={leaving ? undefined : id} data-type={type} data-leaving={leaving || undefined}>
      {type === "loading" ? (
        <span aria-hidden="true">
          <Spinner size={18} />
        </span>
      ) : (
        <Icon name={type === "error" ? "error" : type === "success" ? "success" : "info"} />
      )}
      <span className="text">{text}</span>
      {action && (
        <Button
          size="sm"
          onClick={() => {
            onClose(id);
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      {type !== "loading" && <IconButton icon="close" label="閉じる" size="sm" onClick={() => onClose(id)} />}
    </li>
  );
}
