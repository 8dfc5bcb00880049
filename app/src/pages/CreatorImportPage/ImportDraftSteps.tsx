import {
  type CsvEncoding,
  type ImportBlank,
  type ImportDraft,
  type ImportKeyChoice,
  type ImportMapping,
  type ImportMatch,
  mappingProblems,
} from "@tsumugi/contract";
import { CsvDryRunStep, CsvMappingStep } from "@tsumugi/patterns";
import { Button, formatInteger, Stack } from "@tsumugi/ui";
import { ImportFixStep } from "./ImportFixStep.tsx";
import { ImportFooter } from "./ImportFooter.tsx";
import { blankOptions, encodingOptions, keyOptions, matchOptions, useImportFields } from "./importLabels.ts";
import type { useCreatorImport } from "./useCreatorImport.ts";

export interface ImportDraftStepsProps {
  readonly draft: ImportDraft;
  readonly flow: ReturnType<typeof useCreatorImport>;
  readonly error: string | undefined;
}

/** The columns, then the dry run of one file, with the buttons that lead on and back. */
export function ImportDraftSteps({ draft, flow, error }: ImportDraftStepsProps) {
  const { fieldLabel, fieldOptions } = useImportFields();
  const { preview, pending } = draft;
  if (!preview) return null;
  if (flow.step === "mapping") {
    const { mapping } = flow;
    const problems = mappingProblems(mapping, preview.headers);
    return (
      <Stack>
        <CsvMappingStep
          fileName={preview.file_name}
          headers={preview.headers}
          headerRow={preview.header_row}
          topRows={preview.top_rows}
          onHeaderRowChange={flow.changeHeaderRow}
          sample={preview.sample}
          total={preview.total}
          mapping={mapping}
          fieldOptions={fieldOptions}
          encoding={preview.encoding}
          encodingOptions={encodingOptions}
          sheet={preview.sheet?.name}
          sheetOptions={preview.sheet?.names.map((value) => ({ value, label: value }))}
          onSheetChange={flow.changeSheet}
          remembered={preview.mapping_from === "remembered"}
          problems={problems}
          onMappingChange={(next) => flow.changeMapping(next as ImportMapping)}
          onEncodingChange={(encoding) => flow.changeEncoding(encoding as CsvEncoding)}
        />
        <ImportFooter error={error} onStartOver={flow.startOver}>
          <Button
            variant="primary"
            loading={flow.isReading}
            aria-disabled={problems.length > 0}
            onClick={() => problems.length === 0 && flow.check(mapping)}
          >
            事前確認へ
          </Button>
        </ImportFooter>
      </Stack>
    );
  }
  const writable = preview.created + preview.updated;
  const isReady = writable > 0 && !flow.isReading;
  return (
    <Stack>
      <CsvDryRunStep
        counts={preview}
        rows={preview.rows}
        newTags={preview.new_tags}
        fixing={
          <ImportFixStep
            draft={draft}
            preview={preview}
            checking={flow.isReading}
            onCheck={() => flow.check()}
          />
        }
        fieldLabel={fieldLabel}
        emptied={preview.emptied}
        leftOut={preview.headers.filter(
          (header, index) => header.trim() !== "" && (preview.mapping[index] ?? null) === null,
        )}
        choices={[
          {
            label: "登録済みの人の見つけ方",
            options: keyOptions,
            value: preview.match_by ?? "auto",
            onChange: (key) => flow.changeRules({ match_by: key as ImportKeyChoice }),
          },
          {
            label: "登録済みの人がいたとき",
            options: matchOptions,
            value: preview.on_match,
            onChange: (match) => flow.changeRules({ on_match: match as ImportMatch }),
          },
          {
            label: "空欄のセル",
            options: blankOptions,
            value: preview.blanks ?? "keep",
            onChange: (blanks) => flow.changeRules({ blanks: blanks as ImportBlank }),
          },
        ]}
      />
      <ImportFooter error={error} onStartOver={flow.startOver}>
        <Button onClick={flow.backToMapping}>列の対応付けに戻る</Button>
        {pending > 0 ? (
          <Button variant="primary" loading={flow.isReading} onClick={() => flow.check()}>
            直した{formatInteger(pending)}か所を確かめる
          </Button>
        ) : (
          <Button
            variant="primary"
            loading={flow.isStarting}
            aria-disabled={!isReady}
            onClick={() => isReady && flow.start()}
          >
            {formatInteger(writable)}件を取り込む
          </Button>
        )}
      </ImportFooter>
    </Stack>
  );
}
