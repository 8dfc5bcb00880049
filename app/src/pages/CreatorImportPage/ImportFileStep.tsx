import type { ImportTask } from "@tsumugi/contract";
import { useDownloadImportTemplate } from "@tsumugi/hooks";
import { CsvDropStep } from "@tsumugi/patterns";
import { Banner, Button, formatInteger, Progress, RelativeTime, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";
import { KeptDrafts } from "./KeptDrafts.tsx";

export interface ImportFileStepProps {
  readonly error: string | undefined;
  readonly reading: boolean;
  readonly onFile: (file: File) => void;
  /** A file that did not arrive though nothing is wrong with it. */
  readonly unsent: File | undefined;
  /** The import before, to go back to: its error file, taking it back. */
  readonly last: ImportTask | null;
  readonly onOpenLast: () => void;
  /** Share of the file that has gone out, 0–1; undefined while nothing is on its way. */
  readonly uploaded: number | undefined;
  readonly onGoOn: (uid: string) => void;
  readonly onDiscard: (uid: string) => Promise<unknown>;
}

/** Hand a file in, paste a table, fetch the template, or go back to the import before. */
export function ImportFileStep(props: ImportFileStepProps) {
  const { error, reading, onFile, unsent, last, onOpenLast, uploaded } = props;
  const { downloadImportTemplate } = useDownloadImportTemplate();
  const handleTemplate = (encoding: "utf-8" | "shift_jis") =>
    void downloadImportTemplate(encoding).catch((cause) => toast.error(fullMessageOf(cause)));
  return (
    <CsvDropStep onFile={onFile} reading={reading} error={error} onTemplate={handleTemplate}>
      {reading && (
        <Progress
          label={uploaded !== undefined && uploaded < 1 ? "ファイルを送っています" : "全行を読み取っています"}
          value={uploaded !== undefined && uploaded < 1 ? Math.round(uploaded * 100) : null}
          max={100}
          unit="%"
        />
      )}
      {!reading && unsent && (
        <Banner
          tone="warning"
          title={`「${unsent.name}」は、まだ届いていません`}
          actions={
            <Button size="sm" onClick={() => onFile(unsent)}>
              もう一度送る
            </Button>
          }
        >
          内容はこの画面に残っています。
        </Banner>
      )}
      {!reading && <KeptDrafts onGoOn={props.onGoOn} onDiscard={props.onDiscard} />}
      {last && (
        <Banner
          live="off"
          title="前回の取込"
          actions={
            <Button size="sm" onClick={onOpenLast}>
              結果を見る
            </Button>
          }
        >
          {last.file_name}（{formatInteger(last.total)}行・{last.created_by.name}・
          <RelativeTime value={last.created_at} />）
        </Banner>
      )}
    </CsvDropStep>
  );
}
