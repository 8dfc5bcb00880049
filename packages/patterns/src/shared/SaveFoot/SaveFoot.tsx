import { Button } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px 12px;
  min-width: 0;
  & > .state {
    flex: 1 1 200px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    &:empty {
      flex-basis: 0;
    }
    &[data-refused] {
      color: var(--tsu-danger-text);
      font-size: inherit;
      font-weight: 600;
    }
  }
`;

export interface SaveFootProps {
  /** 保存していない変更があるか。ないあいだ、保存は押せません。渡さなければ、いつも押せます。 */
  isDirty?: boolean;
  /** 赤い項目があって、保存を断ったか。 */
  isRefused?: boolean;
  /** 保存中。 */
  loading?: boolean;
  /** 押して保存するとき。フォームの送信で保存するなら、渡しません。 */
  onSave?: () => void;
  /** 変更を捨てて、保存してある値に戻すとき。変更のあるあいだだけ出ます。 */
  onReset?: () => void;
  /** 保存のボタンの言葉。既定は「保存する」。 */
  label?: string;
  /** 保存の前に並べる、ほかのボタン。 */
  children?: ReactNode;
}

/** The end of what is saved in a card of its own: at its right edge, and what is not saved yet is said beside it. */
export function SaveFoot({ isDirty, isRefused, loading, onSave, onReset, label, children }: SaveFootProps) {
  return (
    <Root>
      <span className="state" role="status" data-refused={isRefused || undefined}>
        {isRefused
          ? "入力内容に不備があります。赤い項目を直してください。"
          : isDirty && "保存していない変更があります"}
      </span>
      {children}
      {isDirty && onReset && <Button onClick={onReset}>元に戻す</Button>}
      <Button
        type={onSave ? "button" : "submit"}
        variant="primary"
        loading={loading}
        aria-disabled={isDirty === false}
        onClick={onSave}
      >
        {label ?? "保存する"}
      </Button>
    </Root>
  );
}
