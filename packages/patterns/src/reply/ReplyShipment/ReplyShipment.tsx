import type { ReplyShipment as Parcel, ShipmentRecipient } from "@tsumugi/contract";
import { Banner, Button, Card, DescriptionList, FormField, TextArea, TextField } from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import { useState } from "react";
import { styled } from "styled-components";
import { unsavedMark } from "../../shared/unsavedMark.ts";
import { useFirstError } from "../../shared/useFirstError.ts";
import { ShipmentBadge, Tracking } from "../../shipments/ShipmentBadge/ShipmentBadge.tsx";

const Root = styled.div`
  display: grid;
  gap: 14px;
  & address {
    font-style: normal;
    line-height: 1.7;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & form {
    display: grid;
    gap: 14px;
  }
  & .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

export interface ReplyShipmentProps {
  /** 商品、届け先、発送の状況。 */
  shipment: Parcel;
  /** 次にすることです。ボタンを目立たせます。既定は true。 */
  primary?: boolean;
  /** 送信中。 */
  loading?: boolean;
  /** 送れなかったわけ。 */
  error?: string | undefined;
  /** 届け先の欄ごとの、受け付けられないわけ。 */
  fields?: Partial<Record<keyof ShipmentRecipient, string | undefined>>;
  /** リンクが終わっています。すべて見えますが、何もできません。 */
  locked?: boolean;
  /** 届け先を確かめるか訂正したとき。保存できたら true で終わる Promise を返します。 */
  onConfirmAddress: (recipient: ShipmentRecipient) => Promise<boolean>;
  /** 「商品を受け取りました」を押したとき。 */
  onReceived: () => void;
}

/** What a label needs, in the order of the form. */
const needed = { name: "お名前", phone: "電話番号", postal_code: "郵便番号", address: "住所" } as const;

/** The names of what is not known yet; a parcel cannot be sent without it. */
const lacking = (recipient: ShipmentRecipient): string[] =>
  (Object.keys(needed) as (keyof typeof needed)[])
    .filter((key) => recipient[key].trim() === "")
    .map((key) => needed[key]);

const isOnItsWay = ({ status }: Parcel) => status === "sent" || status === "arrived" || status === "returned";

/** The parcel on the creator's page: where it goes, where it is, and that it is there. */
export function ReplyShipment(props: ReplyShipmentProps) {
  const {
    shipment,
    loading = false,
    error,
    locked = false,
    primary = true,
    onConfirmAddress,
    onReceived,
  } = props;
  const { recipient } = shipment;
  const [draft, setDraft] = useState<ShipmentRecipient>();
  const isMissing = recipient.address.trim() === "";
  const lacks = lacking(recipient);
  const isIncomplete = lacks.length > 0;
  const canCorrect = !locked && !isOnItsWay(shipment);
  const canReceive =
    !locked && !shipment.received_at && ["arranged", "sent", "arrived"].includes(shipment.status);
  const [sent, setSent] = useState<ShipmentRecipient>();
  const save = async (next: ShipmentRecipient) => {
    setSent(next);
    if (await onConfirmAddress(next)) setDraft(undefined);
  };
  const items = [
    { term: "商品", description: `${shipment.item || "商品"} × ${shipment.quantity}` },
    { term: "状況", description: <ShipmentBadge status={shipment.status} /> },
    ...(shipment.sent_on ? [{ term: "発送日", description: formatDay(shipment.sent_on) }] : []),
    ...(shipment.tracking_number
      ? [
          {
            term: "送り状番号",
            description: <Tracking carrier={shipment.carrier} number={shipment.tracking_number} />,
          },
        ]
      : []),
  ];
  return (
    <Card title="商品のお届け">
      <Root {...unsavedMark(draft !== undefined && draft !== recipient)}>
        <DescriptionList layout="rows" items={items} />
        {draft ? (
          <AddressForm
            draft={draft}
            fields={props.fields}
            sent={sent}
            submitting={loading}
            onChange={setDraft}
            onCancel={() => setDraft(undefined)}
            onSave={() => void save(draft)}
          />
        ) : (
          <>
            <div>
              <strong>お届け先</strong>
              {isMissing ? (
                <p>お届け先をまだ伺っていません。入力してください。</p>
              ) : (
                <address>
                  {[
                    recipient.postal_code && `〒${recipient.postal_code}`,
                    recipient.address,
                    recipient.name && `${recipient.name} 様`,
                    recipient.phone,
                  ]
                    .filter(Boolean)
                    .join("\n")}
                </address>
              )}
              {isIncomplete && !isMissing && canCorrect && (
                <p>{lacks.join("・")}がまだありません。入力してください。</p>
              )}
            </div>
            {canCorrect && (
              <div className="acts">
                {!isIncomplete && !shipment.address_confirmed_at && (
                  <Button
                    variant={primary ? "primary" : "secondary"}
                    loading={loading}
                    onClick={() => void save(recipient)}
                  >
                    この住所で受け取る
                  </Button>
                )}
                <Button
                  variant={isIncomplete && primary ? "primary" : "secondary"}
                  onClick={() => setDraft(recipient)}
                >
                  {isIncomplete ? "お届け先を入力する" : "お届け先を訂正する"}
                </Button>
              </div>
            )}
            {canCorrect && shipment.address_confirmed_at && (
              <p className="tsu-muted">お届け先を確認しました。発送までは訂正できます。</p>
            )}
          </>
        )}
        {canReceive && !draft && (
          <Button
            variant={shipment.status === "arranged" || !primary ? "secondary" : "primary"}
            full
            loading={loading}
            onClick={onReceived}
          >
            商品を受け取りました
          </Button>
        )}
        {shipment.received_at && (
          <Banner tone="success">
            受け取りを確認しました（{formatDay(shipment.received_at)}）。ありがとうございます。
          </Banner>
        )}
        {shipment.status === "returned" && (
          <Banner tone="warning">商品が戻ってきています。担当者からのメッセージをご確認ください。</Banner>
        )}
        {/* Below what was pressed, which an error must not push away. */}
        {error && <Banner tone="danger">{error}</Banner>}
      </Root>
    </Card>
  );
}

function AddressForm({
  draft,
  fields = {},
  sent,
  submitting,
  onChange,
  onCancel,
  onSave,
}: Pick<ReplyShipmentProps, "fields"> & {
  draft: ShipmentRecipient;
  /** What the errors are about. */
  sent: ShipmentRecipient | undefined;
  submitting: boolean;
  onChange: (draft: ShipmentRecipient) => void;
  onCancel: () => void;
  onSave: () => void;
}) {
  const [attempt, setAttempt] = useState(0);
  const { root, rest } = useFirstError<HTMLFormElement>(attempt);
  const change = (next: ShipmentRecipient) => {
    rest();
    onChange(next);
  };
  // A field that was corrected since shows no error: it would name a fault that is no longer there.
  const errorOf = (key: keyof typeof needed) => (sent && draft[key] !== sent[key] ? undefined : fields[key]);
  const input = (key: "name" | "phone" | "postal_code", label: string, autoComplete: string) => (
    <FormField label={label} requirement="required" error={errorOf(key)}>
      <TextField
        value={draft[key]}
        autoComplete={autoComplete}
        inputMode={key === "phone" ? "tel" : key === "postal_code" ? "numeric" : undefined}
        onChange={(event) => change({ ...draft, [key]: event.target.value })}
      />
    </FormField>
  );
  return (
    <form
      ref={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
        onSave();
      }}
    >
      {input("name", "お名前", "name")}
      {input("phone", "電話番号", "tel")}
      {input("postal_code", "郵便番号", "postal-code")}
      <FormField
        label="住所"
        requirement="required"
        hint="建物名・部屋番号まで入力してください。"
        error={errorOf("address")}
      >
        <TextArea
          value={draft.address}
          rows={2}
          autoComplete="street-address"
          limit={300}
          onChange={(event) => change({ ...draft, address: event.target.value })}
        />
      </FormField>
      <Button type="submit" variant="primary" full loading={submitting}>
        このお届け先を送る
      </Button>
      <Button onClick={onCancel}>やめる</Button>
    </form>
  );
}
