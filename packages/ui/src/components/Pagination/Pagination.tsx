import type { ReactNode } from "react";
import { formatInteger } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { LinkElement } from "../Link/linked.tsx";
import type { Native } from "../native.ts";
import { Select } from "../Select/Select.tsx";
import { Slot } from "../Slot.tsx";
import { PaginationRoot } from "./Pagination.styles.ts";
import { itemRange, pageAfterResize, pageCountOf, pageList } from "./pageList.ts";

export interface PaginationProps extends Native<"div", "children"> {
  /** いまのページ。1 から。 */
  page: number;
  /** 1 ページの件数。 */
  perPage: number;
  /** 条件に合う全件数。 */
  total: number;
  /** そのページへのリンク（中身のない要素）。絞り込みと並び順を保ちます。 */
  linkTo?: (page: number) => LinkElement;
  /** ページにアドレスがないとき、`linkTo` の代わりに。 */
  onPageChange?: (page: number) => void;
  /** 選べる件数。既定は 20・50・100。`onPerPageChange` があるときだけ出ます。 */
  perPageOptions?: readonly number[];
  /** 件数を変えたとき。先頭の行が入るページも渡ります。 */
  onPerPageChange?: (perPage: number, page: number) => void;
  /** 次のページの読み込み中。いまのページは残ります。 */
  loading?: boolean;
  /** 数え方。既定は「件」。 */
  unit?: string;
  /** ナビゲーションの名前。「クリエイターのページ」。既定は「ページ」。 */
  label?: string;
}

/** Pagination of a list with a known length: the shown items, the current page and the page size. */
export function Pagination({
  page,
  perPage,
  total,
  unit: givenUnit,
  label: givenLabel,
  linkTo,
  onPageChange,
  perPageOptions = [20, 50, 100],
  onPerPageChange,
  loading,
  ...rest
}: PaginationProps) {
  const word = useWord();
  const unit = givenUnit ?? word("件");
  const label = givenLabel ?? word("ページ");
  const pageCount = pageCountOf(total, perPage);
  const { first, last } = itemRange(page, perPage, total);

  const step = (to: number, content: ReactNode, current = false) => {
    const shared = { className: "page", "aria-current": current ? ("page" as const) : undefined };
    const isOut = to < 1 || to > pageCount;
    if (isOut || !linkTo)
      return (
        <button
          type="button"
          {...shared}
          aria-disabled={isOut || undefined}
          onClick={() => !isOut && !current && onPageChange?.(to)}
        >
          {content}
        </button>
      );
    const link = linkTo(to);
    return (
      <Slot {...shared} child={link}>
        {() => content}
      </Slot>
    );
  };

  return (
    <PaginationRoot {...rest} aria-busy={loading || undefined}>
      <span role="status">
        {last > 0 && `${formatInteger(first)}〜${formatInteger(last)}${unit} / `}
        {formatInteger(total)}
        {unit}
      </span>
      {onPerPageChange && (
        <span className="per-page">
          <Select
            inline
            aria-label={word("1ページの件数")}
            options={perPageOptions.map((value) => ({
              value: String(value),
              label: word("{count}{unit}ずつ", { count: value, unit }),
            }))}
            value={String(perPage)}
            onChange={(event) => {
              const next = Number(event.target.value);
              onPerPageChange(next, pageAfterResize(page, perPage, next));
            }}
          />
        </span>
      )}
      {pageCount > 1 && (
        <nav aria-label={label}>
          <ol>
            <li className="step">
              {step(
                page - 1,
                <>
                  <Icon name="chevronLeft" size={16} />
                  {word("前へ")}
                </>,
              )}
            </li>
            {pageList(page, pageCount).map((slot) =>
              typeof slot === "number" ? (
                <li key={slot}>
                  {step(
                    slot,
                    <>
                      {formatInteger(slot)}
                      <span className="tsu-hidden">{word("ページ目")}</span>
                    </>,
                    slot === page,
                  )}
                </li>
              ) : (
                <li key={slot} className="gap" aria-hidden="true">
                  …
                </li>
              ),
            )}
            <li className="short">
              {word("{page} / {count}ページ", { page: formatInteger(page), count: formatInteger(pageCount) })}
            </li>
            <li className="step">
              {step(
                page + 1,
                <>
                  {word("次へ")}
                  <Icon name="chevronRight" size={16} />
                </>,
              )}
            </li>
          </ol>
        </nav>
      )}
    </PaginationRoot>
  );
}
