import { type ErasureImpact, MENTIONS_LISTED, mentionKindLabels } from "@tsumugi/contract";
import { Banner, Button, Link, type LinkElement, Skeleton } from "@tsumugi/ui";
import { cloneElement } from "react";

export interface ErasureMentionsProps {
  /** 数え終えたもの。数えている間は渡しません。 */
  impact?: ErasureImpact | undefined;
  /** 数えられなかった理由。 */
  error?: string | undefined;
  /** 数え直すとき。 */
  onRetry?: (() => void) | undefined;
  /** 名前が残るかもしれないところへのリンク。別のタブで開きます。 */
  linkTo?: ((href: string) => LinkElement) | undefined;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const countOf = (count: number) => `${count.toLocaleString("ja-JP")}件`;

function Staying({ impact, linkTo }: { impact: ErasureImpact } & Pick<ErasureMentionsProps, "linkTo">) {
  const { counts, places, unsure_names } = impact;
  const staying = sum(counts.map((each) => each.staying));
  if (staying === 0) return null;
  const unsure = unsure_names.map((name) => `「${name}」`).join("");
  return (
    <section aria-label="名前が残るかもしれないところ">
      <h3>名前が残るかもしれないところ（{countOf(staying)}）</h3>
      <p>
        {unsure === ""
          ? "名前と同じ文字が、ほかの言葉の中にもあります。"
          : `${unsure}は、ほかの人の名前やふつうの言葉でもあるため、置き換えません。`}
        本人のことであれば、開いて書き直してください。
      </p>
      <ul>
        {places.map(({ kind, href, label }) => (
          <li key={`${kind} ${href}`}>
            {mentionKindLabels[kind]}:{" "}
            {linkTo ? (
              <Link asChild external>
                {cloneElement(linkTo(href), undefined, label || "開く")}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
      {places.length >= MENTIONS_LISTED && <p>はじめの{MENTIONS_LISTED}か所です。</p>}
    </section>
  );
}

/** What an erasure changes beside the record, counted before, and where somebody has to look by hand. */
export function ErasureMentions({ impact, error, onRetry, linkTo }: ErasureMentionsProps) {
  if (error !== undefined) {
    return (
      <Banner tone="warning" actions={onRetry && <Button onClick={onRetry}>もう一度数える</Button>}>
        ほかのところに書かれた名前を数えられませんでした。{error}消去は行えます。
      </Banner>
    );
  }
  if (!impact) {
    return (
      <section aria-busy aria-label="ほかのところに書かれた名前を数えています">
        <h3>ほかのところに書かれた名前</h3>
        <Skeleton shape="paragraph" count={2} />
      </section>
    );
  }
  const changed = impact.counts.filter((each) => each.changed > 0);
  return (
    <>
      <section aria-label="ほかのところに書かれた名前">
        <h3>ほかのところに書かれた名前</h3>
        {changed.length === 0 ? (
          <p>置き換えるものはありません。</p>
        ) : (
          <>
            <p>{countOf(sum(changed.map((each) => each.changed)))}を「（削除済み）」に置き換えます。</p>
            <ul>
              {changed.map((each) => (
                <li key={each.kind}>
                  {mentionKindLabels[each.kind]} {countOf(each.changed)}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <Staying impact={impact} linkTo={linkTo} />
    </>
  );
}
