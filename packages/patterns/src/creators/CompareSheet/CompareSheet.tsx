import type { OpenCreator } from "@tsumugi/contract";
import { PrintPage, PrintSheet } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { CompareCreators } from "../CompareCreators/CompareCreators.tsx";

const Head = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 14px;
  & > h2 {
    font-size: var(--tsu-text-xl);
  }
  & > p {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
`;

/**
 * Nothing scrolls on paper: the columns share its width, and the sheet on the screen shows what will be printed.
 * Five stand on one page; introductions that are too long run on over the next, in a frame that is closed on both.
 */
const Body = styled.div`
  && col.one {
    width: auto;
  }
  && table {
    font-size: 9pt;
  }
  && :is(th, td) {
    padding: 6px 10px;
  }
  && .track {
    height: 5px;
    margin-top: 4px;
  }
  && tbody tr:last-child {
    break-inside: auto;
  }
  & > * {
    box-decoration-break: clone;
  }
`;

export interface CompareSheetProps {
  /** 比べる 2〜5 名。列の順に渡します。 */
  creators: readonly OpenCreator[];
  /** 紙の下に入れる言葉。企業名と日付など。 */
  footer?: string;
  /** 「印刷」の横に出すもの。戻るリンクなど。 */
  actions?: ReactNode;
  /** 「印刷」を押したとき。渡さなければブラウザーの印刷を開きます。 */
  onPrint?: () => void;
}

/** The comparison as one A4 sheet across, to be put to a request for approval. */
export function CompareSheet({ creators, footer, actions, onPrint }: CompareSheetProps) {
  return (
    <PrintPage
      title="クリエイターの比較"
      orientation="landscape"
      footer={footer}
      actions={actions}
      onPrint={onPrint}
    >
      <PrintSheet label="クリエイターの比較">
        <Head>
          <h2>クリエイターの比較</h2>
          <p>公開プロフィールの数値です。報酬の目安は税抜、1投稿あたりです。</p>
        </Head>
        <Body>
          <CompareCreators creators={creators} />
        </Body>
      </PrintSheet>
    </PrintPage>
  );
}
