import { reportSectionLabels, type SharedSection, shareDays, sharedSections } from "@tsumugi/contract";
import { useReportShares, useSaveReportShare } from "@tsumugi/hooks";
import {
  Banner,
  Button,
  Checkbox,
  CheckboxGroup,
  Dialog,
  DialogClose,
  FormField,
  Select,
  Stack,
  TextField,
  toast,
} from "@tsumugi/ui";
import { useState } from "react";
import { copyAddress } from "../../shared/copyAddress.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { ShareList } from "./ShareList.tsx";

const copy = (address: string | Promise<string>) => copyAddress(address, "共有リンク");

/** Links that show the report to people without an account: those that stand, and another one. */
export function ReportShareDialog({
  projectUid,
  onClose,
}: {
  readonly projectUid: string;
  readonly onClose: () => void;
}) {
  const { reportShares, error: failure } = useReportShares(projectUid);
  const { createReportShare, revokeReportShare, isSubmitting, error } = useSaveReportShare();
  const [label, setLabel] = useState("");
  const [sections, setSections] = useState<readonly string[]>(sharedSections);
  const [showsFees, setShowsFees] = useState(false);
  const [days, setDays] = useState("30");
  const [password, setPassword] = useState("");
  const [url, setUrl] = useState("");
  const [isCopied, setCopied] = useState(false);
  const make = async () => {
    const making = createReportShare(projectUid, {
      label,
      sections: sections as SharedSection[],
      shows_fees: showsFees,
      days: Number(days),
      ...(password && { password }),
    });
    const copying = copy(making.then((made) => made.url));
    try {
      setUrl((await making).url);
      setCopied(false);
      setLabel("");
      setPassword("");
      setCopied(await copying);
    } catch {
      // Shown at the field that is wrong, or above all of them.
    }
  };
  const labelProblem = error?.fields?.label;
  const passwordProblem = error?.fields?.password;
  // What is wrong with a field stands at the field.
  const problem = (labelProblem ?? passwordProblem) ? failure : (error ?? failure);
  const revoke = (uid: string) =>
    void revokeReportShare(uid).then(
      () => toast.success("共有リンクを停止しました"),
      () => undefined,
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      // A link that was made is shown this once: until somebody has it, it is not to be lost.
      hasChanges={label !== "" || password !== "" || (url !== "" && !isCopied)}
      size="lg"
      title="レポートの共有リンク"
      description="サインインせずにレポートを見られるリンクです。社内のメモ、メンバーの名前、ほかの案件は出ません。"
      loading={isSubmitting}
      footer={
        <>
          <DialogClose>
            <Button>閉じる</Button>
          </DialogClose>
          <Button variant="primary" loading={isSubmitting} onClick={() => void make()}>
            リンクを発行
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Banner tone="danger">{fullMessageOf(problem)}</Banner>}
        {url && (
          <FormField
            label="発行したリンク"
            hint="ここでだけ表示されます。閉じると、もう一度は表示できません。"
          >
            <TextField
              readOnly
              value={url}
              onFocus={(event) => event.target.select()}
              onCopy={() => setCopied(true)}
            />
          </FormField>
        )}
        <FormField
          label="渡す相手"
          requirement="required"
          hint="社内での控えです。相手には見えません。"
          error={labelProblem}
        >
          <TextField value={label} limit={100} onChange={(event) => setLabel(event.target.value)} />
        </FormField>
        <CheckboxGroup
          label="見せる項目"
          options={sharedSections.map((value) => ({ value, label: reportSectionLabels[value] }))}
          value={sections}
          onValueChange={setSections}
        />
        <Checkbox
          label="費用と単価（CPV・CPEなど）も見せる"
          checked={showsFees}
          onChange={(event) => setShowsFees(event.target.checked)}
        />
        <FormField label="期限">
          <Select
            options={shareDays.map((day) => ({ value: String(day), label: `${day}日間` }))}
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
        </FormField>
        <FormField
          label="パスワード"
          requirement="optional"
          hint="半角の英字・数字・記号で8文字以上。全角の英字・数字・記号は半角に直して数えます。リンクとは別の方法で伝えてください。"
          error={passwordProblem}
        >
          <TextField
            value={password}
            autoComplete="off"
            limit={72}
            onChange={(event) => setPassword(event.target.value)}
          />
        </FormField>
        <ShareList shares={reportShares ?? []} onRevoke={revoke} busy={isSubmitting} />
      </Stack>
    </Dialog>
  );
}
