import {
  type Project,
  type ProjectReport,
  type ReportSection,
  reportSectionLabels,
  reportSections,
  type TargetField,
  targetFieldLabels,
} from "@tsumugi/contract";
import { useProjectReport, useUpdateProjectReport } from "@tsumugi/hooks";
import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  DialogClose,
  FormField,
  IconButton,
  NumberField,
  Stack,
  toast,
} from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { useState } from "react";
import { changedFields } from "../../shared/changedFields.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { useOwnChanges } from "../../shared/useOwnChanges.tsx";

const aims: readonly TargetField[] = ["post_count", "views", "impressions", "reach", "engagements", "clicks"];

/** The arrows of all parts stand below each other, whatever the length of the names. */
const ROW = { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto auto" } as const;

export interface ReportLayoutDialogProps {
  readonly project: Project;
  readonly kept: ProjectReport;
  readonly onClose: () => void;
}

/** The parts in their order, and each target as a field of its own: two people may set two of them. */
const valuesOf = ({ sections, targets }: Pick<ProjectReport, "sections" | "targets">): LayoutValues => ({
  sections,
  ...Object.fromEntries(aims.map((field) => [field, targets[field] ?? null])),
});
type LayoutValues = { readonly sections: ProjectReport["sections"] } & {
  readonly [field in TargetField]?: number | null;
};

const rowsOf = (mine: LayoutValues, theirs: LayoutValues) => {
  const parts = ({ sections }: LayoutValues) =>
    sections.map((section) => reportSectionLabels[section]).join("、");
  const aimed = (values: LayoutValues, field: TargetField) => {
    const value = values[field];
    return value == null ? "" : formatInteger(value);
  };
  return [
    { label: "構成", mine: parts(mine), theirs: parts(theirs) },
    ...aims.map((field) => ({
      label: `目標の${targetFieldLabels[field]}`,
      mine: aimed(mine, field),
      theirs: aimed(theirs, field),
    })),
  ];
};

/** Which parts the report shows, in which order, and what was aimed at. Kept for everybody in the project. */
export function ReportLayoutDialog({ project, kept: present, onClose }: ReportLayoutDialogProps) {
  // The state that it was opened with: the one on screen goes on meanwhile.
  const [kept] = useState(present);
  const { updateProjectReport, isSubmitting, error } = useUpdateProjectReport();
  const { refresh } = useProjectReport(project.uid);
  const hidden = reportSections.filter((section) => !kept.sections.includes(section));
  const [order, setOrder] = useState<readonly ReportSection[]>([...kept.sections, ...hidden]);
  const [shown, setShown] = useState<readonly ReportSection[]>(kept.sections);
  const [targets, setTargets] = useState(kept.targets);
  const [problems, setProblems] = useState<Partial<Record<TargetField, string | undefined>>>({});
  const [isRefused, setRefused] = useState(false);
  const hasProblems = Object.values(problems).some(Boolean);
  const move = (at: number, by: 1 | -1) =>
    setOrder((before) => {
      const next = [...before];
      const [one] = next.splice(at, 1);
      if (one) next.splice(at + by, 0, one);
      return next;
    });
  const form = useOwnChanges<ProjectReport, LayoutValues>({
    valuesOf,
    send: ({ sections, ...aimed }, over) => {
      const next = Object.entries({ ...over.targets, ...aimed }).filter(([, value]) => value !== null);
      return updateProjectReport(project.uid, {
        ...(sections && { sections }),
        ...(Object.keys(aimed).length > 0 && { targets: Object.fromEntries(next) }),
        version: over.version,
      });
    },
    rowsOf,
  });
  const values = valuesOf({ sections: order.filter((section) => shown.includes(section)), targets });
  const save = async () => {
    setRefused(hasProblems);
    if (hasProblems) return;
    try {
      const answer = await form.save(kept, values);
      if (answer === "back") return;
      if (answer === "theirs") await refresh();
      else toast.success("レポートの構成と目標を保存しました");
      onClose();
    } catch {
      // Shown above the fields.
    }
  };
  const aim = (field: TargetField, value: number | null | undefined, problem: string | undefined) => {
    setProblems((now) => ({ ...now, [field]: problem }));
    if (value === undefined) return;
    const { [field]: _, ...rest } = targets;
    setTargets(value === null ? rest : { ...rest, [field]: value });
  };
  if (form.conflictDialog) return form.conflictDialog;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      hasChanges={hasProblems || Object.keys(changedFields(valuesOf(kept), values)).length > 0}
      title="レポートの構成と目標"
      description="この案件のレポートに出す項目と順、集計に添える目標です。印刷にも使われます。"
      loading={isSubmitting}
      footer={
        <>
          <DialogClose>
            <Button>キャンセル</Button>
          </DialogClose>
          <Button variant="primary" loading={isSubmitting} onClick={() => void save()}>
            保存する
          </Button>
        </>
      }
    >
      <Stack>
        {isRefused && hasProblems && (
          <Banner tone="danger">正しくない目標があります。赤い欄を直してください。</Banner>
        )}
        {error && error.code !== "stale_version" && <Banner tone="danger">{fullMessageOf(error)}</Banner>}
        <Stack gap="sm">
          {order.map((section, at) => {
            const label = reportSectionLabels[section];
            return (
              <Stack key={section} gap="sm" style={ROW}>
                <Checkbox
                  label={label}
                  checked={shown.includes(section)}
                  onChange={(event) =>
                    setShown(
                      event.target.checked ? [...shown, section] : shown.filter((one) => one !== section),
                    )
                  }
                />
                <IconButton
                  icon="chevronUp"
                  label={`${label}を上へ`}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  icon="chevronDown"
                  label={`${label}を下へ`}
                  disabled={at === order.length - 1}
                  onClick={() => move(at, 1)}
                />
              </Stack>
            );
          })}
        </Stack>
        {aims.map((field) => (
          <FormField key={field} label={`目標の${targetFieldLabels[field]}`} error={problems[field]}>
            <NumberField
              unit=""
              min={1}
              value={targets[field] ?? null}
              onValueChange={(value, { problem }) => aim(field, value, problem)}
            />
          </FormField>
        ))}
      </Stack>
    </Dialog>
  );
}
