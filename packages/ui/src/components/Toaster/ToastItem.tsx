import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { actionOf } from "./toast.ts";

export interface ToastItemProps {
  id: string;
  type: string;
  text: string;
  /** Being removed: still shown, but no longer interactive. */
  leaving: boolean;
  onClose: (id: string) => void;
}

/** `UTF-8`, `A-1`, `2026-11-20`: a line that ends at their hyphen would tear them. Longer ones may, or they would not fit. */
const JOINED = /(\b[A-Za-z\d]{1,8}(?:-[A-Za-z\d]{1,8}){1,3}\b)/;

const unbroken = (text: string) =>
  text.split(JOINED).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="joined">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** One toast: the message, an optional action, and ×. The live region around it announces the message. */
export function ToastItem({ id, type, text, leaving, onClose }: ToastItemProps) {
  const word = useWord();
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
      <span className="text">{unbroken(text)}</span>
      {action && (
        <Button
          size="sm"
          onClick={() => {
            onClose(id);
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      )}
      {type !== "loading" && (
        <IconButton icon="close" label={word("閉じる")} size="sm" onClick={() => onClose(id)} />
      )}
    </li>
  );
}
