import { type PrRecord, platformLabels } from "@tsumugi/contract";
import { Badge, Button, type DataTableColumn, Person } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { DataTable } from "@tsumugi/ui/eager";
import { dayKey, formatDay, formatNearDay } from "@tsumugi/ui/format";
import { usePhone } from "@tsumugi/ui/theme";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { NearDay } from "../../shared/NearDay.tsx";
import { postName } from "../postName.ts";
import { Thumbnail } from "../Thumbnail.tsx";
import { recordLook, recordWords, reuseEnd, reuseWords } from "./ledgerWords.ts";
import { PrLedgerCards } from "./PrLedgerCards.tsx";

export interface PrLedgerTableProps {
  /** 台帳の記録。1 件の投稿が 1 行です。 */
  records: readonly PrRecord[];
  /** 読み込み中。 */
  loading?: boolean;
  /** 記録がないときに出すもの。 */
  empty?: ReactNode;
  /** 開く目当ての投稿の uid。 */
  targetUid?: string | undefined;
  /** 記録を開くとき。 */
  onOpen: (record: PrRecord) => void;
}

const Lines = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;
  min-width: 0;
  line-height: 1.45;
  & > .line {
    max-width: 100%;
    font-size: var(--tsu-text-sm);
  }
  & > .lacking {
    color: var(--tsu-danger-text);
  }
`;

function RuleLines({ record }: { readonly record: PrRecord }) {
  const { tone, label } = recordLook(record);
  const { lacking, carried } = recordWords(record);
  return (
    <Lines>
      <Badge tone={tone}>{label}</Badge>
      {lacking.length > 0 && <span className="line lacking tsu-truncate">{lacking.join("、")}</span>}
      {carried.length > 0 && <span className="line tsu-muted tsu-truncate">あり: {carried.join("、")}</span>}
    </Lines>
  );
}

const ruleTitle = (record: PrRecord) => {
  const { lacking, carried } = recordWords(record);
  return [...lacking, ...(carried.length > 0 ? [`あり: ${carried.join("、")}`] : [])].join("\n") || undefined;
};

const columnsOf = (onOpen: PrLedgerTableProps["onOpen"], today: string): DataTableColumn<PrRecord>[] => [
  {
    key: "title",
    header: "投稿",
    width: 240,
    title: ({ post }) => postName(post),
    cell: ({ post }) => (
      <span className="tsu-media">
        <Thumbnail src={post.thumbnail} platform={post.platform} />
        <span className="text">
          <span className="tsu-truncate">{postName(post)}</span>
          <span className="sub">
            {platformLabels[post.platform]}
            {post.posted_at && (
              <>
                ・<NearDay on={post.posted_at} /> 投稿
              </>
            )}
          </span>
        </span>
      </span>
    ),
  },
  {
    key: "creator",
    header: "クリエイター",
    width: 150,
    title: ({ post }) => post.creator.name,
    cell: ({ post }) => <Person name={post.creator.name} image={post.creator.image} />,
  },
  {
    key: "results",
    header: "最新の確認結果",
    width: 260,
    title: ruleTitle,
    cell: (record) => <RuleLines record={record} />,
  },
  {
    key: "looks",
    header: "確認日・次回",
    width: 110,
    cell: ({ looks, next_look_on }) => (
      <Lines>
        <span>{looks[0] ? <NearDay on={looks[0].checked_at} /> : "—"}</span>
        <span className="line tsu-muted">次回 {next_look_on ? <NearDay on={next_look_on} /> : "なし"}</span>
      </Lines>
    ),
  },
  {
    key: "signature",
    header: "署名",
    width: 140,
    title: ({ signature }) => signature?.note || undefined,
    cell: ({ signature }) =>
      signature ? (
        <Lines>
          <span className="tsu-truncate">{signature.name}</span>
          {signature.is_outdated ? (
            <Badge tone="danger">署名のあとに変化</Badge>
          ) : (
            <span className="line tsu-muted">{formatDay(signature.signed_at)}</span>
          )}
        </Lines>
      ) : (
        <span className="tsu-muted">なし</span>
      ),
  },
  {
    key: "reuses",
    header: "二次利用",
    width: 150,
    title: (record) => reuseWords(record, today),
    cell: ({ reuses: [first, ...others] }) =>
      first ? (
        <Lines>
          <span className="line tsu-truncate">{first.place}</span>
          <span className="line tsu-muted">
            {reuseEnd(first.ends_on, today, (day) => formatNearDay(day, Date.parse(today)))}
            {others.length > 0 && `・ほか${others.length}件`}
          </span>
        </Lines>
      ) : (
        <span className="tsu-muted">なし</span>
      ),
  },
  {
    key: "actions",
    header: "操作",
    width: 84,
    align: "end",
    hideable: false,
    cell: (record) => (
      <Button size="sm" onClick={() => onOpen(record)}>
        開く<span className="tsu-hidden">: {postName(record.post)}</span>
      </Button>
    ),
  },
];

/** One row per post: what the latest look found, who signed, and where the post is used again. Cards on a phone. */
export function PrLedgerTable({ records, loading, empty, targetUid, onOpen }: PrLedgerTableProps) {
  const isPhone = usePhone();
  const today = dayKey(useNow());
  if (isPhone && records.length > 0)
    return <PrLedgerCards records={records} targetUid={targetUid} onOpen={onOpen} />;
  return (
    <DataTable
      label="PR表記の台帳"
      columns={columnsOf(onOpen, today)}
      rows={records}
      rowKey={({ post }) => post.uid}
      targetKey={targetUid}
      rowLabel={({ post }) => postName(post)}
      onOpenRow={onOpen}
      loading={loading}
      empty={empty}
      rowHeight={88}
    />
  );
}
