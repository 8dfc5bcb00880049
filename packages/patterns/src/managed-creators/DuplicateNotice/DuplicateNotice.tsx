import type { DuplicateCandidate } from "@tsumugi/contract";
import { Badge, Banner, type LinkElement, Person } from "@tsumugi/ui";
import { styled } from "styled-components";

const Root = styled.ul`
  display: grid;
  gap: 6px;
  margin-top: 8px;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
  }
`;

export const reasonNames = {
  account: "SNSアカウント",
  email: "メールアドレス",
  phone: "電話番号",
  name: "名前",
  kana: "かな",
} as const;

export interface DuplicateNoticeProps {
  /** 同じ人かもしれない記録と、同じところ。空なら何も出しません。 */
  duplicates: readonly DuplicateCandidate[];
  /** 記録へのリンク。ルーターのリンクを、中身を入れずに渡します。 */
  linkTo?: (creator: DuplicateCandidate["creator"]) => LinkElement;
}

/** Who is registered already under the same account, mail or name. It warns and does not stand in the way. */
export function DuplicateNotice({ duplicates, linkTo }: DuplicateNoticeProps) {
  return (
    <div aria-live="polite">
      {duplicates.length > 0 && (
        <Banner tone="warning" title="同じ人がすでに登録されているかもしれません">
          先に確認してください。別の人なら、このまま続けられます。
          <Root aria-label="重複の候補">
            {duplicates.map(({ creator, reasons }) => (
              <li key={creator.uid}>
                <Person
                  name={creator.display_name}
                  image={creator.image}
                  sub={creator.archived_at ? "アーカイブ済み" : creator.real_name}
                  link={linkTo?.(creator)}
                />
                <Badge tone="warning">{reasons.map((reason) => reasonNames[reason]).join("・")}が同じ</Badge>
              </li>
            ))}
          </Root>
        </Banner>
      )}
    </div>
  );
}
