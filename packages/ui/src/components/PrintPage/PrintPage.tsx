import { createContext, type ReactNode, use } from "react";
import { DynamicStyle } from "../../theme/DynamicStyle.tsx";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";
import { aloneOnPaper, Desk } from "./PrintPage.styles.ts";
import { pageRule } from "./pageRule.ts";

export interface PrintPageProps extends Native<"div"> {
  /** 書類の名前。紙の上に出ます。 */
  title: string;
  /** 紙の向き。既定は `portrait`（縦）。 */
  orientation?: "portrait" | "landscape";
  /** 各ページの上の文。「秋の新作リップ レポート」。 */
  header?: string;
  /** 各ページの下の文。「つむぎ化粧品 2026/11/20」。 */
  footer?: string;
  /** 各ページの下の「1 / 3」。既定は true。 */
  pageNumbers?: boolean;
  /** 「印刷」の横。ダウンロードや戻る先。 */
  actions?: ReactNode;
  /** 中身の読み込み中。「印刷」は押せません。 */
  loading?: boolean;
  /** 「印刷」ですること。既定はブラウザーの印刷で、PDF にも保存できます。 */
  onPrint?: () => void;
  /** `PrintSheet` を並べます。 */
  children: ReactNode;
}

const PageText = createContext<Pick<PrintPageProps, "header" | "footer">>({});

/** A preview of a document as printed on A4, with a print button. */
export function PrintPage({ title, orientation = "portrait", header, footer, ...props }: PrintPageProps) {
  const word = useWord();
  const {
    pageNumbers = true,
    onPrint = () => window.print(),
    actions,
    loading = false,
    children,
    ...rest
  } = props;
  return (
    <Desk {...rest} data-tsu-print="" data-orientation={orientation}>
      <DynamicStyle rules={`${pageRule({ orientation, header, footer, pageNumbers })} ${aloneOnPaper}`} />
      <div className="bar">
        <div className="what">
          <h2>{title}</h2>
          <p>
            {word("A4・{orientation}。印刷の画面でPDFにも保存できます。", {
              orientation: word(orientation === "portrait" ? "縦" : "横"),
            })}
          </p>
        </div>
        <div className="do">
          {actions}
          <Button variant="primary" icon="document" loading={loading} onClick={onPrint}>
            {word("印刷")}
          </Button>
        </div>
      </div>
      <div className="sheets" data-theme="light">
        <PageText value={{ header, footer }}>{children}</PageText>
      </div>
    </Desk>
  );
}

export interface PrintSheetProps extends Native<"article"> {
  /** いくつもある紙の名前。 */
  label?: string;
  /** 紙の中身。 */
  children: ReactNode;
}

/**
 * One sheet: starts on a page of its own. What is longer runs on over further pages, with the heads of
 * tables repeated; `data-keep` on an element keeps it in one piece, `data-break` starts a page with it.
 */
export function PrintSheet({ label, children, className, ...rest }: PrintSheetProps) {
  const { header, footer } = use(PageText);
  return (
    <article {...rest} className={cx("sheet", className)} aria-label={label}>
      {header && (
        <p className="run head" aria-hidden="true">
          {header}
        </p>
      )}
      {children}
      {footer && (
        <p className="run foot" aria-hidden="true">
          {footer}
        </p>
      )}
    </article>
  );
}
