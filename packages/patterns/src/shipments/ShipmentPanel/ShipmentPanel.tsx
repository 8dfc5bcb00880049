import { type Shipment, type ShipmentValues, trackingUrl } from "@tsumugi/contract";
import { Banner, Button, DialogClose, Link, SidePanel, Skeleton } from "@tsumugi/ui";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import {
  changedKeys,
  draftLabels,
  draftOf,
  draftText,
  editOf,
  type ShipmentDraft,
} from "../shipmentChanges.ts";
import { RecipientFields } from "./RecipientFields.tsx";
import { ShipmentFields } from "./ShipmentFields.tsx";

const Root = styled.div`
  display: grid;
  gap: 16px;
  & .pair {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
  & .recipient {
    display: grid;
    gap: 10px;
    padding: 14px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-sunken);
  }
  & .recipient .head {
    flex-wrap: wrap;
  }
  & .recipient h3 {
    font-size: var(--tsu-text-md);
  }
  & .recipient .end {
    display: flex;
    gap: 6px;
    margin-left: auto;
  }
  & .recipient address {
    font-style: normal;
    line-height: 1.7;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & .recipient .problem {
    color: var(--tsu-danger-text);
  }
  & .present {
    margin: 6px 0 0;
  }
  @media (max-width: 640px) {
    & .pair {
      grid-template-columns: 1fr;
    }
  }
`;

export interface ShipmentPanelProps {
  /** 開いているか。 */
  open: boolean;
  /** 閉じようとしたとき。保存していない入力があれば、先に破棄を確かめます。 */
  onOpenChange: (open: boolean) => void;
  /** 送る相手の名前。見出しになります。 */
  name: string;
  /** 発送の今の内容。undefined の間は読み込み中です。 */
  shipment?: Shipment | undefined;
  /** 保存が断られたあとに渡す、ほかの人が先に保存した内容。食い違う項目を並べて見せます。 */
  overtaken?: Shipment | undefined;
  /** 保存中。 */
  loading?: boolean;
  /** 読み込みや保存ができなかったわけ。 */
  error?: ReactNode;
  /** 項目ごとの、受け付けられないわけ。 */
  fields?: Partial<Record<keyof ShipmentDraft, string | undefined>>;
  /** 見るだけ。保存のボタンは出ません。 */
  readOnly?: boolean;
  /** 保存を押したとき。変えた項目だけの、次の値 `set` と元の値 `was` が渡ります。 */
  onSave: (edit: { set: ShipmentValues; was: ShipmentValues }) => void;
}

/** 発送 of one creator: step, label, carrier, number and days. */
export function ShipmentPanel({ open, onOpenChange, name, shipment, ...props }: ShipmentPanelProps) {
  return shipment ? (
    <Loaded
      key={shipment.creator_uid}
      {...props}
      open={open}
      onOpenChange={onOpenChange}
      name={name}
      shipment={shipment}
    />
  ) : (
    <SidePanel open={open} onOpenChange={onOpenChange} title={`${name}の発送`}>
      {props.error ? <Banner tone="danger">{props.error}</Banner> : <Skeleton shape="paragraph" count={8} />}
    </SidePanel>
  );
}

function Loaded({
  open,
  onOpenChange,
  name,
  shipment,
  overtaken,
  loading = false,
  error,
  fields = {},
  readOnly = false,
  onSave,
}: ShipmentPanelProps & { shipment: Shipment }) {
  const [was] = useState(() => draftOf(shipment));
  // What was touched alone: over a colleague's other values it would put those of before.
  const [mine, setMine] = useState<Partial<ShipmentDraft>>({});
  const [typed, setTyped] = useState<Partial<Record<keyof ShipmentDraft, string | undefined>>>({});
  const base = overtaken ? draftOf(overtaken) : was;
  const draft: ShipmentDraft = { ...base, ...mine };
  const change = (changes: Partial<ShipmentDraft>) => setMine((now) => ({ ...now, ...changes }));
  const changed = changedKeys(base, draft);
  const conflicts = overtaken ? changed.filter((key) => changedKeys(was, base).includes(key)) : [];
  const url = trackingUrl(shipment.carrier, shipment.tracking_number);
  const hasProblem = Object.values(typed).some(Boolean);
  return (
    <SidePanel
      open={open}
      onOpenChange={onOpenChange}
      hasChanges={changed.length > 0 && !readOnly}
      title={`${name}の発送`}
      footer={
        readOnly ? undefined : (
          <>
            {/* As × does: what was typed is not thrown away without a question. */}
            <DialogClose>
              <Button>閉じる</Button>
            </DialogClose>
            <Button
              variant="primary"
              loading={loading}
              aria-disabled={changed.length === 0 || hasProblem}
              onClick={() => onSave(editOf(base, draft))}
            >
              {conflicts.length > 0 ? "この内容で上書きする" : "保存する"}
            </Button>
          </>
        )
      }
    >
      <Root>
        {error && (
          <Banner tone="danger">
            {error}
            {overtaken &&
              conflicts.map((key) => (
                <p key={key} className="present">
                  {draftLabels[key]}: 自分「{draftText(key, draft)}」／現在「{draftText(key, base)}」
                </p>
              ))}
          </Banner>
        )}
        {url && (
          <p>
            <Link href={url} external>
              荷物の状況を配送会社のページで見る
            </Link>
          </p>
        )}
        <RecipientFields
          shipment={shipment}
          recipient={draft.recipient}
          error={fields.recipient}
          readOnly={readOnly}
          onChange={(recipient) => change({ recipient })}
        />
        <ShipmentFields
          draft={draft}
          problems={{ ...fields, ...typed }}
          readOnly={readOnly}
          onChange={change}
          onProblem={(key, problem) => setTyped((now) => ({ ...now, [key]: problem }))}
        />
        {shipment.received_at && (
          <p className="tsu-muted">クリエイターが「受け取りました」と答えています。</p>
        )}
      </Root>
    </SidePanel>
  );
}
