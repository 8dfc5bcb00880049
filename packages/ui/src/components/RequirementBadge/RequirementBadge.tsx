import { useWord } from "../../format/words/useWord.ts";
export interface RequirementBadgeProps {
  kind: "required" | "optional";
}

/** 「必須」 or 「任意」 after a label: text, so that it is read aloud with the label. */
export function RequirementBadge({ kind }: RequirementBadgeProps) {
  const word = useWord();
  return (
    <span className="tsu-requirement" data-kind={kind}>
      {word(kind === "required" ? "必須" : "任意")}
    </span>
  );
}
