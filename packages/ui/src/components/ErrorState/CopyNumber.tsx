import { useEffect, useState } from "react";
import { useWord } from "../../words/useWord.ts";
import { copyText } from "../copyText.ts";
import { IconButton } from "../IconButton/IconButton.tsx";

/** How long the tick stays, ms. */
const SHOWN_FOR = 3000;

/** A number to quote, with a button that copies it and says so. */
export function CopyNumber({ label, value }: { label: string; value: string }) {
  const word = useWord();
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => setCopied(await copyText(value));
  return (
    <p className="number">
      {label}: {/* The number and its button stay together. */}
      <span className="tsu-inline">
        <code>{value}</code>
        <IconButton
          icon={copied ? "check" : "copy"}
          label={word("{name}をコピー", { name: label })}
          size="sm"
          onClick={() => void copy()}
        />
      </span>
      <span role="status">
        {copied === true && word("コピーしました")}
        {copied === false && word("コピーできません。番号を選んで写してください。")}
      </span>
    </p>
  );
}
