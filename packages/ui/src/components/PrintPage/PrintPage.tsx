import { createContext, type ReactNode, use } from "react";
import { useWord } from "../../format/words/useWord.ts";
import { NonceContext } from "../../theme/nonce.ts";
import { Button } from "../Button/Button.tsx";
import { aloneOnPaper, Desk } from "./PrintPage.styles.ts";
import { pageRule } from "./pageRule.ts";

export interface PrintPageProps {
  /** Name of the document, above the desk. */
  title: string;
  /** Default `portrait`. */
  orientation?: "portrait" | "landscape";
  /** Text at the top of every page: 「秋の新作リップ レポート」. */
  header?: string;
  /** Text at the bottom of every page: 「つむぎ化粧品 2026/11/20」. */
  footer?: string;
  /** 「1 / 3」 at the bottom of every page. Default true. */
  pageNumbers?: boolean;
  /** Beside 「印刷」: a download, the way back. */
  actions?: ReactNode;
  /** The content is still loading: 「印刷」 is disabled. */
  loading?: boolean;
  /** What 「印刷」 does. Default: the browser's own dialogue, which also saves a PDF. */
  onPrint?: () => void;
  /** `PrintSheet`s. */
  children: ReactNode;
}

const PageText = createContext<Pick<PrintPageProps, "header" | "footer">>({});

/** A preview of a document as printed on A4, with a print button. */
export function PrintPage({ title, orientation = "portrait", header, footer, ...props }: PrintPageProps) {
  const word = useWord();
  const { pageNumbers = true, onPrint = () => window.print() } = props;
  return (
    <Desk data-tsu-print="" data-orientation={orientation}>
      <style
        nonce={use(NonceContext)}
      >{`${pageRule({ orientation, header, footer, pageNumbers })} ${aloneOnPaper}`}</style>
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
          {props.actions}
          <Button variant="primary" icon="document" loading={props.loading ?? false} onClick={onPrint}>
            {word("印刷")}
          </Button>
        </div>
      </div>
      <div className="sheets" data-theme="light">
        <PageText value={{ header, footer }}>{props.children}</PageText>
      </div>
    </Desk>
  );
}

export interface PrintSheetProps {
  /** Names the sheet where a document has several. */
  label?: string;
  children: ReactNode;
}

/**
 * One sheet: starts on a page of its own. What is longer runs on over further pages, with the heads of
 * tables repeated; `data-keep` on an element keeps it in one piece, `data-break` starts a page with it.
 */
export function PrintSheet({ label, children }: PrintSheetProps) {
  const { header, footer } = use(PageText);
  return (
    <article className="sheet" aria-label={label}>
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
