import { Slot } from "@radix-ui/react-slot";
import type { ReactNode } from "react";
import { formatInteger } from "../../format/format.ts";
import { useWord } from "../../format/words/useWord.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { LinkElement } from "../Link/linked.tsx";
import { Select } from "../Select/Select.tsx";
import { PaginationRoot } from "./Pagination.styles.ts";
import { itemRange, pageAfterResize, pageCountOf, pageList } from "./pageList.ts";

export interface PaginationProps {
  /** The page shown, from 1. */
  page: number;
  perPage: number;
  /** All items that match. */
  total: number;
  /** Link of a page, without content; keeps filters and sort in the address. */
  linkTo?: (page: number) => LinkElement;
  /** Instead of `linkTo`, where pages have no address. */
  onPageChange?: (page: number) => void;
  /** Sizes to choose from. Default 20, 50, 100; shown only with `onPerPageChange`. */
  perPageOptions?: readonly number[];
  /** Also passes the page that contains the first shown item. */
  onPerPageChange?: (perPage: number, page: number) => void;
  /** The next page is loading; the present one stays. */
  loading?: boolean;
  /** Counter unit. Default 件. */
  unit?: string;
  /** Accessible name: クリエイターのページ. Default ページ. */
  label?: string;
}

/** Pagination of a list with a known length: the shown items, the current page and the page size. */
export function Pagination({
  page,
  perPage,
  total,
  unit: givenUnit,
  label: givenLabel,
  ...props
}: PaginationProps) {
  const word = useWord();
  const unit = givenUnit ?? word("件");
  const label = givenLabel ?? word("ページ");
  const pageCount = pageCountOf(total, perPage);
  const { first, last } = itemRange(page, perPage, total);
  const { linkTo, onPageChange, onPerPageChange, perPageOptions = [20, 50, 100] } = props;

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
      <Slot {...shared}>
        <link.type {...link.props}>{content}</link.type>
      </Slot>
    );
  };

  return (
    <PaginationRoot aria-busy={props.loading || undefined}>
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
