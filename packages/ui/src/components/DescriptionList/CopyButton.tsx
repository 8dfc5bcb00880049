import { useEffect, useState } from "react";
import { useWord } from "../../words/useWord.ts";
import { copyText } from "../copyText.ts";
import { IconButton } from "../IconButton/IconButton.tsx";

interface CopyButtonProps {
  /** Name of what is copied, e.g. 電話番号. */
  term: string;
  text: string;
}

const SHOWN_MS = 2_000;
const messages = {
  done: "コピーしました",
  failed: "コピーできませんでした。文字を選んでコピーしてください。",
} as const;

/** Copies a value to the clipboard and confirms it for two seconds. */
export function CopyButton({ term, text }: CopyButtonProps) {
  const word = useWord();
  const [state, setState] = useState<"idle" | keyof typeof messages>("idle");
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => setState((await copyText(text)) ? "done" : "failed");
  return (
    <>
      <IconButton
        icon={state === "done" ? "check" : "copy"}
        size="sm"
        label={word("{name}をコピー", { name: term })}
        onClick={() => void copy()}
      />
      <span role="status" className={state === "failed" ? "failed" : "tsu-hidden"}>
        {state !== "idle" && word(messages[state])}
      </span>
    </>
  );
}
