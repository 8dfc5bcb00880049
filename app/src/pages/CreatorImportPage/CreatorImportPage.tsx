import { Breadcrumbs, Button, Card, PageHeader, Stepper } from "@tsumugi/ui";
import { creatorsCrumb } from "../../managed-creators/creatorsCrumb.tsx";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { usePageTitle, useStepStart } from "../../shared/usePageTitle.ts";
import { WriteGuard } from "../../shared/WriteGuard.tsx";
import { ImportDraftSteps } from "./ImportDraftSteps.tsx";
import { ImportFileStep } from "./ImportFileStep.tsx";
import { ImportResult } from "./ImportResult.tsx";
import { useImportFields } from "./importLabels.ts";
import { OlderImportNotice } from "./OlderImportNotice.tsx";
import { type ImportStep, useCreatorImport } from "./useCreatorImport.ts";

const steps: readonly ImportStep[] = ["file", "mapping", "check", "result"];

export function CreatorImportPage() {
  usePageTitle("一括登録");
  const flow = useCreatorImport();
  const { fieldLabel } = useImportFields();
  const { step, draft, importTask } = flow;
  useStepStart(step);
  // What is wrong with a file is the person's to fix: a number to quote in an inquiry would only frighten.
  const isFile = flow.error?.code === "csv_unreadable";
  const error = flow.error && (isFile ? flow.error.message : fullMessageOf(flow.error));

  return (
    <>
      <PageHeader
        title="一括登録"
        breadcrumbs={<Breadcrumbs items={[creatorsCrumb, "一括登録"]} />}
        actions={
          <Button asChild size="sm" icon="clock">
            <Link to={paths.importHistory.getHref()}>取込の履歴</Link>
          </Button>
        }
      />
      <OlderImportNotice />
      <WriteGuard>
        <Card
          title={
            <Stepper
              label="一括登録の手順"
              steps={["ファイル", "列の対応付け", "事前確認", "取込"]}
              current={steps.indexOf(step)}
            />
          }
        >
          {flow.error === undefined && flow.statusError && !importTask && step === "file" ? (
            <LoadFailure error={flow.statusError} onRetry={() => void flow.refresh()} />
          ) : null}
          {step === "file" && (
            <ImportFileStep
              error={error}
              reading={flow.isReading}
              uploaded={flow.uploaded}
              onFile={flow.readFile}
              unsent={flow.unsent}
              onGoOn={flow.goOn}
              onDiscard={flow.discard}
              last={importTask}
              onOpenLast={flow.openLast}
            />
          )}
          {draft && step !== "file" && <ImportDraftSteps draft={draft} flow={flow} error={error} />}
          {step === "result" && importTask && (
            <ImportResult task={importTask} fieldLabel={fieldLabel} onStartOver={flow.startOver} />
          )}
        </Card>
      </WriteGuard>
    </>
  );
}
