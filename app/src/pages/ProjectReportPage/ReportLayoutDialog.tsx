import {
  type Project,
  type ProjectReport,
  type ReportSection,
  reportSectionLabels,
  reportSections,
  type TargetField,
  targetFieldLabels,
} from "@tsumugi/contract";
import { useUpdateProjectReport } from "@tsumugi/hooks";
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
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

const aims: readonly TargetField[] = ["post_count", "views", "impressions", "reach", "engagements", "clicks"];

/** The arrows of all parts stand below each other, whatever the length of the names. */
const ROW = { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto auto" } as const;

export interface ReportLayoutDialogProps {
  readonly project: Project;
  readonly kept: ProjectReport;
  readonly onClose: () => void;
}

/** Which parts the report shows, in which order, and what was aimed at. Kept for everybody in the project. */
export function ReportLayoutDialog({ project, kept, onClose }: ReportLayoutDialogProps) {
  const { updateProjectReport, isSubmitting, error } = useUpdateProjectReport();
  const hidden = reportSections.filter((section) => !kept.sections.includes(section));
  const [order, setOrder] = useState<readonly ReportSection[]>([...kept.sections, ...hidden]);
  const [shown, setShown] = useState<readonly ReportSection[]>(kept.sections);
  const [targets, setTargets] = useState(kept.targets);
  const move = (at: number, by: 1 | -1) =>
    setOrder((before) => {
      const next = [...before];
      const [one] = next.splice(at, 1);
      if (one) next.splice(at + by, 0, one);
      return next;
    });
  const save = async () => {
    try {
      const sections = order.filter((section) => shown.includes(section));
      await updateProjectReport(project.uid, { sections, targets, version: kept.version });
      toast.success("レポートの構成と目標を保存しました");
      onClose();
    } catch {
      // Shown above the fields.
    }
  };
  const aim = (field: TargetField, value: number | null | undefined) => {
    if (value === undefined) return;
    const { [field]: _, ...rest } = targets;
    setTargets(value === null ? rest : { ...rest, [field]: value });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="レポートの構成と目標"
      description="この案件のレポートに出す項目と順、集計に添える目標です。印刷にも使われます。"
      loading={isSubmitting}
      footer={
        <>
          <DialogClose>
            <Button>やめる</Button>
          </DialogClose>
          <Button variant="primary" loading={isSubmitting} onClick={() => void save()}>
            保存
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Banner tone="danger">{fullMessageOf(error)}</Banner>}
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
          <FormField key={field} label={`目標の${targetFieldLabels[field]}`}>
            <NumberField
              unit=""
              min={1}
              value={targets[field] ?? null}
              onValueChange={(value) => aim(field, value)}
            />
          </FormField>
        ))}
      </Stack>
    </Dialog>
  );
}
