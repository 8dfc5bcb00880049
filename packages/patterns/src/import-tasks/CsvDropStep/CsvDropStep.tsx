import { Button, FileDrop } from "@tsumugi/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { CsvPasteField } from "../CsvPasteField/CsvPasteField.tsx";
import { fileProblem, pastedFile, tableSize } from "./handedIn.ts";
import { ImportSample } from "./ImportSample.tsx";

const MAX_SIZE = 50 * 1024 * 1024;
/** Files that are none of these are let through as well, so that the answer says what they are and what to do. */
const ACCEPTED =
  ".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain,application/vnd.ms-excel,.xlsx,.xlsm,.xlsb,.xls,.ods,.numbers,.pdf,image/*,.heic,.docx,.doc,.pptx,.ppt,.pages,.key,.zip,.gz,.7z,.lzh";

const Root = styled.div`
  display: grid;
  gap: 24px 40px;
  min-width: 0;
  align-items: start;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
  & > div {
    display: grid;
    gap: 16px;
    min-width: 0;
  }
  & > section,
  & > .kept {
    grid-column: 1 / -1;
  }
  & > .kept:empty {
    display: none;
  }
  & .help > ul {
    display: grid;
    gap: 4px;
    list-style: disc;
    padding-left: 1.4em;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & h3 {
    font-weight: 650;
  }
  & .help {
    display: grid;
    gap: 8px;
    padding: 16px 18px;
    border-radius: var(--tsu-radius-lg);
    background: var(--tsu-sunken);
  }
  & .templates {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

export interface CsvDropStepProps {
  /** ファイルを選ぶ、置く、または表を貼り付けると呼びます。読み取れない形式なら、理由を見せて呼びません。 */
  onFile: (file: File) => void;
  /** ファイルを読み取れなかった理由。 */
  error?: string;
  /** 読み取り中。終わるまで次のファイルは受け取りません。 */
  reading?: boolean;
  /** ひな形の CSV を、選んだ文字コードで保存します。渡さなければボタンは出ません。 */
  onTemplate?: (encoding: "utf-8" | "shift_jis") => void;
  /** 上に出すもの。途中の取込、前回の取込、読み取りの進み具合など。 */
  children?: ReactNode;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("textarea, [contenteditable], input:not([type=file])") !== null;

/** First step: hand the file in, or paste the table, wherever the focus is. */
export function CsvDropStep({ onFile, error, reading = false, onTemplate, children }: CsvDropStepProps) {
  const [refusal, setRefusal] = useState<string>();
  const take = (file: File) => {
    const problem = fileProblem(file.name);
    setRefusal(problem);
    if (!problem) onFile(file);
  };
  const latest = useRef(take);
  latest.current = reading ? () => {} : take;
  useEffect(() => {
    // Before the drop zone sees it: a spreadsheet puts a picture of the table beside its text.
    const handlePaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (isTyping(event.target) || !tableSize(text)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(pastedFile(text));
    };
    document.addEventListener("paste", handlePaste, true);
    return () => document.removeEventListener("paste", handlePaste, true);
  }, []);
  return (
    <Root>
      <div className="kept">{children}</div>
      <div>
        <FileDrop
          label={reading ? "読み取っています…" : "CSV・Excelファイルを選ぶ"}
          hint="ここに置くことも、コピーした表を Ctrl（⌘）+ V で貼り付けることもできます（50MBまで）"
          accept={ACCEPTED}
          maxSize={MAX_SIZE}
          disabled={reading}
          error={refusal ?? error}
          onFiles={([file]) => file && take(file)}
        />
        <CsvPasteField onFile={take} reading={reading} />
      </div>
      <div>
        <div className="help">
          <h3>ファイルの用意</h3>
          <ul>
            <li>
              見出しの行を付けてください。列の順番や名前は次の画面で合わせられます。上に題名の行があっても読み取れます。
            </li>
            <li>
              UTF-8、UTF-16、Shift_JIS の、コンマ・タブ・セミコロン区切りと、Excel
              ブック（.xlsx）を読み取れます。
            </li>
            <li>同じアカウント、または名前とメールが同じ人は、登録済みとして扱います。</li>
            <li>書き込む前に、新規・更新・重複・エラーを行ごとに確かめて直せます。</li>
          </ul>
          {onTemplate && (
            <>
              <h3>ひな形</h3>
              <div className="templates">
                <Button size="sm" icon="download" onClick={() => onTemplate("utf-8")}>
                  ひな形（UTF-8）
                </Button>
                <Button size="sm" icon="download" onClick={() => onTemplate("shift_jis")}>
                  ひな形（Shift_JIS）
                </Button>
              </div>
            </>
          )}
        </div>
      </div>
      <ImportSample />
    </Root>
  );
}
