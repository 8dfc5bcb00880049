import {
  type Shipment,
  type ShipmentEdit,
  type ShipmentStatus,
  shipmentStatuses,
  shipmentStatusLabels,
} from "@tsumugi/contract";
import { Banner, Button, Checkbox, EmptyState, PlainButton, Select, SidePanel, Skeleton } from "@tsumugi/ui";
import { type ReactNode, useEffect, useState } from "react";
import { styled } from "styled-components";
import { unsavedMark } from "../../shared/unsavedMark.ts";
import { ShipmentBadge, Tracking } from "../ShipmentBadge/ShipmentBadge.tsx";
import { NoAddress } from "./NoAddress.tsx";
import { NOTHING_PASTED, PasteNumbers } from "./PasteNumbers.tsx";

const Root = styled.div`
  display: grid;
  /* A row out of sight remembers how wide it was before the phone was turned. */
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 8px;
  }
  & > ul {
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
  }
  & > ul > li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    gap: 4px 10px;
    align-items: start;
    padding: 10px 12px;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 72px;
  }
  & > ul > li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & > ul address {
    font-style: normal;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    overflow-wrap: anywhere;
  }
  & > ul .missing {
    color: var(--tsu-danger-text);
  }
  & > ul .side {
    display: grid;
    justify-items: end;
    gap: 4px;
    font-size: var(--tsu-text-sm);
  }
  & > ul .creator {
    text-align: left;
  }
  @media (max-width: 640px) {
    & > ul > li {
      grid-template-columns: 24px minmax(0, 1fr);
    }
    & > ul .side {
      grid-column: 2;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
    }
    & > ul .side > a {
      padding-block: 11px;
      margin-block: -11px;
    }
  }
  & > details {
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    padding: 10px 12px;
  }
  & > details > summary {
    cursor: pointer;
    color: var(--tsu-link);
  }
  & > details > div {
    display: grid;
    gap: 12px;
    margin-top: 12px;
  }
`;

export interface ShipmentsPanelProps {
  /** 開いているか。 */
  open: boolean;
  /** 閉じようとしたとき。 */
  onOpenChange: (open: boolean) => void;
  /** 商品を送る相手。渡した順に並びます。 */
  shipments: readonly Shipment[];
  /** 開いたときに選んでおく人の uid。なければだれも選びません。 */
  chosenUids?: readonly string[];
  /** 送る相手の全人数。undefined なら読み込んだ人数を出します。 */
  total: number | undefined;
  /** 読み込み中。行がまだないときだけ骨組みを出します。 */
  loading?: boolean;
  /** まとめて変えた内容の保存中。 */
  saveLoading?: boolean;
  /** 読み込みや保存ができなかったわけ。 */
  error?: ReactNode;
  /** 続きを読み込みます。続きがなければ渡しません。送り状番号を貼り付けると、全員がそろうまで呼ばれます。 */
  onLoadMore?: (() => void) | undefined;
  /** 続きの読み込み中。 */
  loadingMore?: boolean;
  /** 名前を押したとき。その人の uid が渡ります。 */
  onOpen: (creator_uid: string) => void;
  /**
   * 状況をまとめて変えたか、送り状番号を貼り付けたとき。人ごとに次の値と元の値が渡ります。保存できたら true で終わる
   * Promise を返します。
   */
  onEdit: (edits: ShipmentEdit[]) => Promise<boolean>;
  /** 「送り状CSV」を押したとき。契約に CSV 出力がなければ渡しません。 */
  onExport?: ((creator_uids: string[], encoding: "utf-8" | "shift_jis") => void) | undefined;
}

/** 発送 of many: steps in one go, numbers pasted from the carrier's list, and labels as a file. */
export function ShipmentsPanel(props: ShipmentsPanelProps) {
  const { open, onOpenChange, shipments, chosenUids = [], saveLoading = false, onEdit, onExport } = props;
  const { onLoadMore, loadingMore = false, error } = props;
  const [pasted, setPasted] = useState(NOTHING_PASTED);
  const hasPasted = pasted.text.trim() !== "";
  // A number may be anybody's: those who are not loaded would be strangers.
  const mustLoad = hasPasted && !loadingMore && !error;
  useEffect(() => {
    if (mustLoad) onLoadMore?.();
  }, [mustLoad, onLoadMore]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(chosenUids));
  const [encoding, setEncoding] = useState<"utf-8" | "shift_jis">("shift_jis");
  const rows = shipments.filter(({ creator_uid }) => chosen.has(creator_uid));
  const uids = rows.map(({ creator_uid }) => creator_uid);
  const isAll = shipments.length > 0 && rows.length === shipments.length;
  const toggle = (uid: string) => {
    const next = new Set(chosen);
    if (!next.delete(uid)) next.add(uid);
    setChosen(next);
  };
  const [isAsking, setAsking] = useState(false);
  const move = async (status: ShipmentStatus) => {
    setAsking(false);
    const isSaved = await onEdit(
      rows.map((row) => ({ creator_uid: row.creator_uid, set: { status }, was: { status: row.status } })),
    );
    // The next step is for others: those who took this one would go along unseen.
    if (isSaved) setChosen((now) => new Set([...now].filter((uid) => !uids.includes(uid))));
  };
  // Whoever is marked as sent is told by mail: without an address that is asked first.
  const choose = (status: ShipmentStatus) => {
    if (status === "sent" && rows.some(({ recipient }) => !recipient.address)) setAsking(true);
    else void move(status);
  };

  return (
    <>
      {/* Closed over one parcel it keeps the numbers, but leaving the page does not. */}
      {!open && <span hidden {...unsavedMark(hasPasted)} />}
      <SidePanel open={open} onOpenChange={onOpenChange} title="商品の発送" size="lg" hasChanges={hasPasted}>
        <Root>
          {error && <Banner tone="danger">{error}</Banner>}
          <div className="acts">
            <Checkbox
              checked={isAll}
              indeterminate={rows.length > 0 && !isAll}
              label={rows.length > 0 ? `${rows.length}名を選択中` : "すべて選ぶ"}
              onChange={() =>
                setChosen(new Set(isAll ? [] : shipments.map(({ creator_uid }) => creator_uid)))
              }
            />
            <Select
              inline
              aria-label="選んだ人の発送の状況を変える"
              placeholder="状況をまとめて変える"
              value=""
              disabled={rows.length === 0 || saveLoading}
              options={shipmentStatuses.map((value) => ({ value, label: shipmentStatusLabels[value] }))}
              onChange={(event) => {
                const status = shipmentStatuses.find((code) => code === event.target.value);
                if (status) choose(status);
              }}
            />
            {onExport && (
              <>
                <Select
                  inline
                  aria-label="CSVの文字コード"
                  options={[
                    { value: "shift_jis", label: "Shift_JIS" },
                    { value: "utf-8", label: "UTF-8" },
                  ]}
                  value={encoding}
                  onChange={(event) => setEncoding(event.target.value === "utf-8" ? "utf-8" : "shift_jis")}
                />
                <Button
                  icon="download"
                  aria-disabled={rows.length === 0}
                  onClick={() => onExport(uids, encoding)}
                >
                  送り状CSV
                </Button>
              </>
            )}
          </div>
          {isAsking && rows.length > 0 && (
            <NoAddress rows={rows}>
              <Button size="sm" loading={saveLoading} onClick={() => void move("sent")}>
                このまま{rows.length}名を発送済みにする
              </Button>{" "}
              <Button size="sm" variant="ghost" onClick={() => setAsking(false)}>
                やめる
              </Button>
            </NoAddress>
          )}
          <PasteNumbers
            pasted={pasted}
            onPastedChange={setPasted}
            shipments={shipments}
            missing={onLoadMore ? (props.total ?? 0) - shipments.length : 0}
            submitting={saveLoading}
            onEdit={onEdit}
          />
          {props.loading && shipments.length === 0 && <Skeleton shape="row" count={6} />}
          {!props.loading && shipments.length === 0 && (
            <EmptyState title="商品を送る相手はまだいません">
              依頼が「確定」になった人がここに並びます。
            </EmptyState>
          )}
          {shipments.length > 0 && (
            <ul aria-label="商品を送る相手">
              {shipments.map((row) => (
                <li key={row.creator_uid}>
                  <Checkbox
                    checked={chosen.has(row.creator_uid)}
                    aria-label={`${row.display_name}を選ぶ`}
                    onChange={() => toggle(row.creator_uid)}
                  />
                  <div>
                    <PlainButton
                      look="cell"
                      className="creator"
                      onClick={() => props.onOpen(row.creator_uid)}
                    >
                      {row.display_name}
                    </PlainButton>
                    {row.recipient.address ? (
                      <address>
                        {row.recipient.postal_code && `〒${row.recipient.postal_code} `}
                        {row.recipient.address}
                      </address>
                    ) : (
                      <address className="missing">住所がありません</address>
                    )}
                  </div>
                  <div className="side">
                    <ShipmentBadge status={row.status} />
                    <Tracking carrier={row.carrier} number={row.tracking_number} />
                  </div>
                </li>
              ))}
            </ul>
          )}
          {onLoadMore && (
            <Button loading={loadingMore} onClick={onLoadMore}>
              さらに表示（{shipments.length}／{props.total ?? shipments.length}名）
            </Button>
          )}
        </Root>
      </SidePanel>
    </>
  );
}
