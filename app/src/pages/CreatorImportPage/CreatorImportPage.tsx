import type { CsvEncoding, ImportMapping } from "@tsumugi/contract";
import {
  Breadcrumbs,
  Button,
  Card,
  CsvDropStep,
  CsvDryRunStep,
  CsvMappingStep,
  formatInteger,
  PageHeader,
  Stepper,
} from "@tsumugi/ui";
import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { WriteGuard } from "../../shared/WriteGuard.tsx";
import { ImportFooter } from "./ImportFooter.tsx";
import { ImportResult } from "./ImportResult.tsx";
import { encodingOptions, fieldLabel, fieldOptions } from "./importLabels.ts";
import { type ImportStep, useCreatorImport } from "./useCreatorImport.ts";

const steps: readonly ImportStep[] = ["file", "mapping", "check", "result"];
export function CreatorImportPage() {
  usePageTitle("CSV一括登録");
  const flow = useCreatorImport();
  const { step, draft, importTask } = flow;
  const preview = draft?.preview;
  const error = flow.error && fullMessageOf(flow.error);
  const writable = preview ? preview.created + preview.updated : 0;

  return (
    <>
      <PageHeader
        title="CSV一括登録"
        breadcrumbs={
          <Breadcrumbs
            items={[
              <Link key="list" to={paths.managedCreators.getHref()}>
                クリエイター管理
              </Link>,
              "CSV一括登録",
            ]}
          />
        }
      />
      <WriteGuard>
        <Card
          title={
            <Stepper
              label="CSV一括登録の手順"
              steps={["ファイル", "列の対応付け", "事前確認", "取込"]}
              current={steps.indexOf(step)}
            />
          }
        >
          {flow.statusError && !importTask && step === "file" ? (
            <LoadFailure error={flow.statusError} onRetry={() => void flow.refresh()} />
          ) : null}
          {step === "file" && (
            <CsvDropStep onFile={(file) => void flow.readFile(file)} reading={flow.isReading} error={error} />
          )}
          {step === "mapping" && preview && (
            <CsvMappingStep
              fileName={preview.file_name}
              headers={preview.headers}
              sample={preview.sample}
              total={preview.total}
              mapping={preview.mapping}
              fieldOptions={fieldOptions}
              encoding={preview.encoding}
              encodingOptions={encodingOptions}
              problems={preview.problems}
              onMappingChange={(mapping) => void flow.changeMapping(mapping as ImportMapping)}
              onEncodingChange={(encoding) => void flow.changeEncoding(encoding as CsvEncoding)}
            />
          )}
          {step === "check" && preview && (
            <CsvDryRunStep counts={preview} errors={preview.errors} fieldLabel={fieldLabel} />
          )}
          {step === "result" && importTask && (
            <ImportResult task={importTask} fieldLabel={fieldLabel} onStartOver={flow.startOver} />
          )}
          {preview && step !== "result" && (
            <ImportFooter error={error} onStartOver={flow.startOver}>
              {step === "mapping" ? (
                <Button
                  variant="primary"
                  loading={flow.isReading}
                  aria-disabled={preview.problems.length > 0}
                  onClick={() => flow.goTo("check")}
                >
                  事前確認へ
                </Button>
              ) : (
                <>
                  <Button onClick={() => flow.goTo("mapping")}>列の対応付けに戻る</Button>
                  <Button
                    variant="primary"
                    loading={flow.isStarting}
                    aria-disabled={writable === 0}
                    onClick={() => void flow.start()}
                  >
                    {formatInteger(writable)}件を取り込む
                  </Button>
                </>
              )}
            </ImportFooter>
          )}
        </Card>
      </WriteGuard>
    </>
  );
}
