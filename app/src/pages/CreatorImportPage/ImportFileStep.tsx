import type { ImportTask } from "@tsumugi/contract";
import { useDownloadImportTemplate } from "@tsumugi/hooks";
import { Banner, Button, CsvDropStep, formatInteger, RelativeTime, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";

export interface ImportFileStepProps {
  readonly error: string | undefined;
  readonly reading: boolean;
  readonly onFile: (file: File) => void;
  /** The import before, to go back to: its error file, taking it back. */
  readonly last: ImportTask | null;
  readonly onOpenLast: () => void;
}

/** Hand a file in, paste a table, fetch the template, or go back to the import before. */
export function ImportFileStep({ error, reading, onFile, last, onOpenLast }: ImportFileStepProps) {
  const { downloadImportTemplate } = useDownloadImportTemplate();
  const handleTemplate = (encoding: "utf-8" | "shift_jis") =>
    void downloadImportTemplate(encoding).catch((cause) => toast.error(fullMessageOf(cause)));
  return (
    <CsvDropStep onFile={onFile} reading={reading} error={error} onTemplate={handleTemplate}>
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
