import type { DraftCheck } from "@tsumugi/contract";
import { Badge, Checkbox, Icon } from "@tsumugi/ui";
import { styled } from "styled-components";

const Root = styled.ul`
  display: grid;
  gap: 8px;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    min-height: 28px;
  }
  & .point {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & [data-missing] {
    color: var(--tsu-danger-text);
  }
`;

export interface DraftChecklistProps {
  /** 確認する項目と、本文から見つかった結果。 */
  checks: readonly DraftCheck[];
  /** 人が手で判断した項目。項目の鍵ごとに、よければ true。 */
  said?: Readonly<Record<string, boolean>>;
  /** まだ何も書かれていません。求められているものだけを並べ、結果は言いません。 */
  pending?: boolean;
  /** チェックを変えたとき。渡さなければ、見つかった結果を読むだけになります。 */
  onSay?: ((key: string, ok: boolean) => void) | undefined;
}

/** What the text holds of what is asked for; staff may say otherwise by hand. */
export function DraftChecklist({ checks, said = {}, pending = false, onSay }: DraftChecklistProps) {
  if (checks.length === 0) return <p className="tsu-muted">確認する項目はありません。</p>;
  return (
    <Root>
      {checks.map(({ key, kind, label, found, ok }) => {
        const isOk = said[key] ?? ok;
        const result = found === null ? "見つかりません" : "見つかりました";
        return (
          <li key={key}>
            {onSay ? (
              <Checkbox label={label} checked={isOk} onChange={(event) => onSay(key, event.target.checked)} />
            ) : (
              <span className="point" data-missing={ok || pending ? undefined : ""}>
                {!pending && <Icon name={ok ? "check" : "warning"} size={16} />} {label}
              </span>
            )}
            {kind === "ng_word" && <Badge tone="danger">文中にあります</Badge>}
            {kind !== "ng_word" && kind !== "point" && !pending && (
              <Badge tone={ok ? "success" : "danger"}>{result}</Badge>
            )}
            {said[key] !== undefined && said[key] !== ok && <Badge tone="neutral">手で確認</Badge>}
          </li>
        );
      })}
    </Root>
  );
}
