import {
  listed,
  type PaymentNotice,
  type TransferItem,
  type TransferPreview,
  transferLateLabels,
} from "@tsumugi/contract";
import { useCreateTransferFile, useCurrentUser, usePaymentNoticeExport } from "@tsumugi/hooks";
import {
  Badge,
  Banner,
  Button,
  Checkbox,
  DateField,
  Dialog,
  DialogClose,
  FormField,
  Money,
  Stack,
  toast,
} from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { DataTable } from "@tsumugi/ui/eager";
import { addDays, dayKey, formatDay, formatInteger, formatYen, isDay } from "@tsumugi/ui/format";
import { useEffect, useRef, useState } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { AfterDueDay, AfterLegalLimit, OtherAccounts, RefusedBefore } from "./TransferWarnings.tsx";

export interface TransferDialogProps {
  readonly notices: readonly PaymentNotice[];
  readonly onClose: () => void;
}

const accountOf = ({ account }: TransferItem) =>
  `${account.bank_name} ${account.branch_name} ****${account.number.slice(-4)} ${account.holder}`;

/** Who stands in which earlier file; of many the first ones. */
const earlierWords = (again: readonly TransferItem[]): string =>
  listed(
    again.map(({ payee_name, number, earlier: [file] }) => `${payee_name} ${number}（${file?.file_name}）`),
    "件",
  );

/** Where the account that pays is entered; only an admin may. */
const PayingAccountLink = () => (
  <Button asChild size="sm">
    <Link to={paths.companySettings.getHref()}>企業情報を開く</Link>
  </Button>
);

/** The bank file of approved notices: what it will hold as the bank reads it, what it leaves out, then the file. */
export function TransferDialog({ notices, onClose }: TransferDialogProps) {
  const today = dayKey(useNow());
  const { role } = useCurrentUser();
  const { previewTransferFile, createTransferFile, isSubmitting, error } = useCreateTransferFile();
  const { downloadTransferFile, isDownloading } = usePaymentNoticeExport();
  const [proposed, setProposed] = useState(addDays(today, 1));
  const [chosen, setChosen] = useState<string>();
  const debitOn = chosen ?? proposed;
  const [passesLimit, setPassesLimit] = useState(false);
  const [repeats, setRepeats] = useState(false);
  const [preview, setPreview] = useState<TransferPreview>();
  const [round, setRound] = useState(0);
  const turn = useRef(0);
  const uids = notices.map(({ uid }) => uid).join();
  useEffect(() => {
    const mine = ++turn.current;
    if (!isDay(debitOn)) return;
    previewTransferFile({ notice_uids: uids.split(","), debit_on: debitOn }).then(
      (answer) => {
        if (mine !== turn.current) return;
        setPreview(answer);
        // Until somebody chooses one, the day is the first on which banks work.
        setProposed(answer.debit_on);
      },
      () => mine === turn.current && setPreview(undefined),
    );
  }, [uids, debitOn, round, previewTransferFile]);

  const items = preview?.items ?? [];
  const again = items.filter(({ earlier }) => earlier.length > 0);
  const wanted = repeats ? items : items.filter(({ earlier }) => earlier.length === 0);
  const pastLimit = wanted.filter(({ late }) => late?.past === "legal_limit");
  const going = passesLimit ? wanted : wanted.filter((item) => !pastLimit.includes(item));
  // What is shown speaks of the day in the field: no file is made for another one.
  const isReady = preview?.debit_on === debitOn && preview.blocked.length === 0 && going.length > 0;
  const choose = (day: string) => {
    setChosen(day);
    setPassesLimit(false);
  };
  const save = async () => {
    if (!isReady) return;
    const created = await createTransferFile({
      notice_uids: going.map(({ notice_uid }) => notice_uid),
      debit_on: debitOn,
      repeat_uids: repeats ? again.map(({ notice_uid }) => notice_uid) : [],
      late_uids: passesLimit ? pastLimit.map(({ notice_uid }) => notice_uid) : [],
    }).catch(() => {
      // The cause is shown in the dialog, which stays open: what it offers is looked at once more, and chosen again.
      setRepeats(false);
      setRound((count) => count + 1);
    });
    if (!created) return;
    try {
      const name = await downloadTransferFile(created.file.uid);
      toast.success(`「${name}」を保存しました（${formatInteger(going.length)}件）`);
    } catch (cause) {
      // Pressing once more would make another file of the same payments.
      toast.error(
        `${fullMessageOf(cause)}ファイルは作成済みです。「作成した振込ファイル」から保存できます。`,
      );
    }
    onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      loading={isDownloading}
      title="全銀ファイル（総合振込）を作成"
      description="支払承認した支払通知書だけを銀行に渡せます。誰がいつ作成したかは記録されます。"
      footer={
        <>
          <DialogClose>
            <Button>キャンセル</Button>
          </DialogClose>
          <Button
            variant="primary"
            icon="download"
            loading={isSubmitting || isDownloading}
            aria-disabled={!isReady}
            onClick={() => void save()}
          >
            {formatInteger(going.length)}件を出力する
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Banner tone="danger">{fullMessageOf(error)}</Banner>}
        {preview?.blocked.map(({ why, message }) => (
          <Banner
            key={why}
            tone="danger"
            actions={
              why === "debit_day"
                ? preview.debit_on !== debitOn && (
                    <Button size="sm" onClick={() => choose(preview.debit_on)}>
                      {formatDay(preview.debit_on)}にする
                    </Button>
                  )
                : why === "company_account" && role === "admin" && <PayingAccountLink />
            }
          >
            {message}
          </Banner>
        ))}
        <FormField
          label="引落日（振込指定日）"
          requirement="required"
          hint="支払期日までの、銀行の営業日を選んでください。"
        >
          <DateField value={debitOn} min={today} onValueChange={(day, typed) => choose(day ?? typed.text)} />
        </FormField>
        <p role="status">
          出力する {formatInteger(going.length)}件　合計{" "}
          {formatYen(going.reduce((sum, { amount }) => sum + amount, 0))}
        </p>
        <AfterDueDay items={going.filter(({ late }) => late?.past === "due_day")} />
        <AfterLegalLimit items={pastLimit} checked={passesLimit} onCheckedChange={setPassesLimit} />
        <RefusedBefore
          notices={notices.filter(({ uid }) => going.some(({ notice_uid }) => notice_uid === uid))}
        />
        <OtherAccounts items={going.filter(({ is_other_account }) => is_other_account)} />
        {again.length > 0 && (
          <Checkbox
            checked={repeats}
            onChange={(event) => setRepeats(event.target.checked)}
            label={`前に出力した${formatInteger(again.length)}件もふくめる`}
            description={`${earlierWords(again)}。二重に振り込まないよう、前のファイルを銀行に渡していないことを確かめてください。`}
          />
        )}
        <DataTable
          label="出力する支払通知書"
          columns={[
            { key: "payee", header: "支払先", width: 170, cell: ({ payee_name }) => payee_name },
            { key: "number", header: "番号", width: 130, cell: ({ number }) => number },
            {
              key: "due",
              header: "支払期日",
              width: 190,
              cell: ({ due_on, late }) => (
                <>
                  {formatDay(due_on)} {late && <Badge tone="danger">{transferLateLabels[late.past]}</Badge>}
                </>
              ),
            },
            { key: "account", header: "口座（銀行が読む形）", width: 360, cell: accountOf },
            {
              key: "amount",
              header: "金額",
              width: 110,
              align: "end",
              cell: ({ amount }) => <Money value={amount} />,
            },
          ]}
          rows={going}
          rowKey={({ notice_uid }) => notice_uid}
          loading={isSubmitting && !preview}
          maxHeight={260}
        />
        {preview && preview.skipped.length > 0 && (
          <DataTable
            label="出力しない支払通知書"
            columns={[
              { key: "payee", header: "出力しない支払先", width: 170, cell: ({ payee_name }) => payee_name },
              { key: "why", header: "理由", wrap: true, cell: ({ message }) => message },
            ]}
            rows={preview.skipped}
            rowKey={({ notice_uid }) => notice_uid}
            maxHeight={200}
          />
        )}
      </Stack>
    </Dialog>
  );
}
