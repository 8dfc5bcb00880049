import { useEffect, useRef } from "react";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";

export interface DiscardQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Replaces the footer, so that the unsaved content stays visible. The safe answer has the focus. */
export function DiscardQuestion({ onStay, onLeave }: DiscardQuestionProps) {
  const word = useWord();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div className="foot question" role="alert">
      <p>{word("保存していない入力があります。破棄しますか？")}</p>
      <Button ref={stay} onClick={onStay}>
        {word("編集に戻る")}
      </Button>
      <Button variant="danger" onClick={onLeave}>
        {word("破棄して閉じる")}
      </Button>
    </div>
  );
}
