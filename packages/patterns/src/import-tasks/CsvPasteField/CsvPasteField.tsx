import { Button, FormField, TextArea } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { useState } from "react";
import { pastedFile, tableSize } from "../CsvDropStep/handedIn.ts";

export interface CsvPasteFieldProps {
  /** 貼り付けた表を、ファイルにして渡します。 */
  onFile: (file: File) => void;
  /** 読み取り中。 */
  reading?: boolean;
}

/** A table copied from a spreadsheet, pasted instead of saved as a file first. */
export function CsvPasteField({ onFile, reading = false }: CsvPasteFieldProps) {
  const [text, setText] = useState("");
  const size = tableSize(text);
  return (
    <>
      <FormField
        label="Excel から貼り付ける"
        hint={
          size
            ? `${formatInteger(size.rows - 1)}行 × ${formatInteger(size.columns)}列（1行目は見出し）`
            : "見出しの行から選んでコピーし、ここに貼り付けてください。"
        }
      >
        <TextArea
          rows={4}
          wrap="off"
          autoGrow={false}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </FormField>
      <div>
        <Button
          loading={reading}
          aria-disabled={!size || undefined}
          onClick={() => size && onFile(pastedFile(text))}
        >
          貼り付けた表を読み取る
        </Button>
      </div>
    </>
  );
}
