import {
  type Carrier,
  carrierLabels,
  carriers,
  looksMistyped,
  type Shipment,
  type ShipmentEdit,
  trackingText,
} from "@tsumugi/contract";
import { Banner, Button, FormField, Select, TextArea } from "@tsumugi/ui";
import { useEffect, useState } from "react";
import { type LeftWhy, pastedNumbers } from "../pastedNumbers.ts";
import { NoAddress } from "./NoAddress.tsx";

/** What is on its way already is not sent again by a second paste; what came back is. */
const isWaiting = ({ status }: Shipment) => status !== "sent" && status !== "arrived";

const leftWords: Record<LeftWhy, { cause: string; cure: string }> = {
  nobody: {
    cause: "だれの番号か分からない行",
    cure: "名前を、下の一覧の名前か届け先の氏名と同じにしてください。",
  },
  sent: {
    cause: "「発送済み」か「到着」の人の行",
    cure: "番号は変わりません。変えるときは、下の一覧で名前を押して入力してください。",
  },
  several: {
    cause: "1人に番号が2つ以上ある行",
    cure: "正しい番号だけを残してください。",
  },
  numberless: {
    cause: "送り状番号が読み取れない行",
    cure: "6桁以上の番号を入力してください。",
  },
};

/** What was pasted and not registered yet. */
export interface Pasted {
  readonly text: string;
  readonly carrier: Carrier;
}

export const NOTHING_PASTED: Pasted = { text: "", carrier: "yamato" };

interface PasteNumbersProps {
  pasted: Pasted;
  onPastedChange: (pasted: Pasted) => void;
  shipments: readonly Shipment[];
  /** How many are not loaded yet: until they are, nobody can say that a line is nobody's or only one person's. */
  missing: number;
  submitting: boolean;
  onEdit: (edits: ShipmentEdit[]) => unknown;
}

/** Numbers pasted from the carrier's list: each shows whose it is before it is saved, and leaves the field once it is. */
export function PasteNumbers({
  pasted,
  onPastedChange,
  shipments,
  missing,
  submitting,
  onEdit,
}: PasteNumbersProps) {
  const { text, carrier } = pasted;
  const [isDone, setDone] = useState(false);
  // Whoever comes back from one parcel goes on where they were.
  const [isBack] = useState(text !== "");
  const waiting = shipments.filter(isWaiting);
  // A parcel that came back has its old number still: the new one is not that.
  const taken = shipments.map(({ tracking_number }) => tracking_number).filter(Boolean);
  const sent = shipments.filter((row) => !isWaiting(row));
  const { numbers, left, isSaved } = pastedNumbers(text, waiting, taken, sent);
  useEffect(() => {
    if (!isSaved) return;
    onPastedChange({ text: "", carrier });
    setDone(true);
  }, [isSaved, carrier, onPastedChange]);
  const found = waiting.filter(({ creator_uid }) => numbers.has(creator_uid));
  const isDoubtful = ({ creator_uid }: Shipment) => looksMistyped(carrier, numbers.get(creator_uid) ?? "");
  const doubtful = found.filter(isDoubtful);
  const isWaitingForMore = missing > 0 && text.trim() !== "";
  const save = () =>
    onEdit(
      found.map(({ creator_uid, tracking_number }) => ({
        creator_uid,
        set: { status: "sent", carrier, tracking_number: numbers.get(creator_uid) ?? "" },
        was: { tracking_number },
      })),
    );
  return (
    <details open={isBack}>
      <summary>送り状番号を貼り付けて「発送済み」にする</summary>
      <div>
        <FormField label="配送会社">
          <Select
            options={carriers.map((value) => ({ value, label: carrierLabels[value] }))}
            value={carrier}
            onChange={(event) =>
              onPastedChange({
                text,
                carrier: carriers.find((code) => code === event.target.value) ?? "other",
              })
            }
          />
        </FormField>
        <FormField
          label="名前と番号"
          hint="スプレッドシートや配送会社の一覧から、名前と番号の列を貼り付けます。番号だけなら、下の一覧の「発送済み」と「到着」を除いた人に、上から順に入ります。"
        >
          <TextArea
            value={text}
            rows={5}
            onChange={(event) => {
              onPastedChange({ text: event.target.value, carrier });
              setDone(false);
            }}
          />
        </FormField>
        {isDone && <p role="status">貼り付けた番号は、すべて登録されています。</p>}
        {found.length > 0 && (
          <ul aria-label="番号の割り当て">
            {found.map((row) => (
              <li key={row.creator_uid}>
                {row.display_name}:{" "}
                <span className="tsu-num">{trackingText(numbers.get(row.creator_uid) ?? "")}</span>
                {isDoubtful(row) && "（検査数字が合いません）"}
              </li>
            ))}
          </ul>
        )}
        {doubtful.length > 0 && (
          <Banner tone="warning">
            検査数字が合わない番号が{doubtful.length}
            件あります。番号か配送会社の間違いがないか確認してください。発送済みにすると、番号が発送のお知らせのメールで届きます。
          </Banner>
        )}
        {isWaitingForMore && (
          <p role="status">
            まだ読み込んでいない相手が{missing}
            名います。全員を読み込むと、どの行がだれの番号かを確かめられます。
          </p>
        )}
        {[...Map.groupBy(isWaitingForMore ? [] : left, ({ why }) => why)].map(([why, lines]) => (
          <Banner key={why} tone="warning">
            {leftWords[why].cause}が{lines.length}件あります。{leftWords[why].cure}
            <ul>
              {lines.map(({ line }, index) => (
                <li key={index}>{line}</li>
              ))}
            </ul>
          </Banner>
        ))}
        <NoAddress rows={found} />
        <Button
          variant="primary"
          loading={submitting}
          aria-disabled={found.length === 0 || isWaitingForMore}
          onClick={save}
        >
          {found.length > 0 ? `${found.length}名を発送済みにする` : "番号を貼り付けてください"}
        </Button>
      </div>
    </details>
  );
}
