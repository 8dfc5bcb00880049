import { styled } from "styled-components";
import { FileDrop } from "../../../components/FileDrop/FileDrop.tsx";
import { Link } from "../../../components/Link/Link.tsx";

const MAX_SIZE = 50 * 1024 * 1024;

const Root = styled.div`
  display: grid; gap: 14px; max-width: 720px;
  & > ul { list-style: disc; padding-left: 1.4em; color: var(--tsu-text-muted); font-size: var(--tsu-text-sm); }
`;

export interface CsvDropStepProps {
  onFile: (file: File) => void;
  /** Why the file could not be read. */
  error?: string;
  reading?: boolean;
  /** Address of the template to fill in. */
  templateHref?: string;
}

/** First step: hand the file in. */
export function CsvDropStep({ onFile, error, reading = false, templateHref }: CsvDropStepProps) {
  return (
    <Root>
      <FileDrop
        label={reading ? "読み取っています…" : "CSVファイルを選ぶ"}
        hint="ここに置くこともできます（50MBまで）"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain,application/vnd.ms-excel"
        maxSize={MAX_SIZE}
        disabled={reading}
        error={error}
        onFiles={([file]) => file && onFile(file)}
      />
      <ul>
        <li>UTF-8 と Shift_JIS のどちらも、そのまま読み取れます。</li>
        <li>1行目は見出しにしてください。列の順番や名前は次の画面で合わせられます。</li>
        <li>書き込む前に、新規・更新・エラーの件数を確かめられます。</li>
      </ul>
      {templateHref && (
        <Link href={templateHref} download>
          ひな形をダウンロード
        </Link>
      )}
    </Root>
  );
}
