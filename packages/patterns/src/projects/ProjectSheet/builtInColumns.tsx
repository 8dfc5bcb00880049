import {
  type BuiltInColumn,
  builtInColumnLabels,
  deadlineKindLabels,
  nextActionSteps,
  ROW_MEMO_MAX,
} from "@tsumugi/contract";
import { CountBadge, type DataTableColumn, Icon, linked, Person, PlainButton } from "@tsumugi/ui";
import { daysUntil, formatCompact, formatYen } from "@tsumugi/ui/format";
import { wishWords } from "../../job-requests/JobVersions/wishWords.ts";
import { jobStatusLook } from "../../job-requests/StatusBadge/jobStatus.ts";
import { StatusBadge } from "../../job-requests/StatusBadge/StatusBadge.tsx";
import { NearDay } from "../../shared/NearDay.tsx";
import { PlatformIcon } from "../../shared/PlatformIcon.tsx";
import type { OptionLook } from "../../shared/types.ts";
import { isLongStay } from "../longStay.ts";
import { postNewsWords } from "../postNewsWords.ts";
import { daysLeft, daysTone } from "./daysLeft.ts";
import type { ProjectSheetProps, SheetRow } from "./sheet.types.ts";
import { tooLong } from "./tooLong.ts";

type Column = DataTableColumn<SheetRow>;

export interface BuiltInParts extends ProjectSheetProps {
  /** Read once for the whole sheet, not by each cell. */
  now: number;
  onOpenStatus: (row: SheetRow, button: HTMLElement) => void;
}

function Deadline({ row, now }: { row: SheetRow; now: number }) {
  const due = row.next_deadline;
  if (!due) return null;
  const days = daysUntil(due.on, now);
  return (
    <span className="due" data-tone={daysTone(days)}>
      <span className="kind">{deadlineKindLabels[due.kind]}</span>
      <NearDay on={due.on} /> <span className="left">{daysLeft(days)}</span>
    </span>
  );
}

const afterRequest =
  "依頼を送ったあとは、このセルでは変えられません。「条件を変えて送る」から変えてください。";
const isScheduled = "送信予約中です。予約を取り消してから変えてください。";
/** Fee and days are the row's own until the request is sent. */
const whyFixed = (row: SheetRow) => {
  if (row.scheduled_at) return isScheduled;
  return row.job_status === "candidate" ? false : afterRequest;
};

function NextStep({ row, props }: { row: SheetRow; props: BuiltInParts }) {
  if (!row.next_action) return null;
  const { label, turn, screen } = nextActionSteps[row.next_action];
  const link = props.nextLinkTo?.(row);
  const words = `${row.display_name}: ${label}`;
  if (link)
    return (
      <span className="next" data-turn={turn}>
        {linked(link, label)}
      </span>
    );
  if (!props.onNext) return <span className="next">{label}</span>;
  return (
    <PlainButton
      className="next"
      data-turn={turn}
      aria-label={words}
      onClick={(event) =>
        screen === "row" ? props.onOpenStatus(row, event.currentTarget) : props.onNext?.(row)
      }
    >
      {label}
    </PlainButton>
  );
}

function Fee({ row, onOpenTerms }: { row: SheetRow; onOpenTerms: ProjectSheetProps["onOpenTerms"] }) {
  // The difference is in the title and the name of the button: beside the sum it would be cut.
  const below = row.wish ? wishWords(row.wish, null) : row.scheduled_at ? "送信予約中" : undefined;
  const fee = row.fee === null ? null : formatYen(row.fee);
  if (!row.job_request_uid || !onOpenTerms)
    return below ? (
      <span className="fee">
        {fee} <span className="wish">{below}</span>
      </span>
    ) : (
      fee
    );
  const words = [fee, row.wish ? wishWords(row.wish, row.fee) : below].filter(Boolean).join(" ");
  return (
    <PlainButton
      className="fee"
      aria-label={`${row.display_name}の条件 ${words}`}
      onClick={() => onOpenTerms(row)}
    >
      {fee}
      {below && <span className="wish">{below}</span>}
    </PlainButton>
  );
}

function Status({ row, parts }: { row: SheetRow; parts: BuiltInParts }) {
  const news = postNewsWords(row);
  const badge = (
    <>
      <StatusBadge status={row.job_status} />
      {news && (
        <span className="news" title={news}>
          <Icon name="warning" size={14} />
          <span className="tsu-hidden">{news}</span>
        </span>
      )}
    </>
  );
  if (!parts.onMove) return badge;
  return (
    <PlainButton
      look="status"
      className="status"
      aria-haspopup="menu"
      aria-label={`${row.display_name}のステータス: ${[jobStatusLook(row.job_status).label, news].filter(Boolean).join("・")}（変更）`}
      onClick={(event) => parts.onOpenStatus(row, event.currentTarget)}
    >
      {badge}
    </PlainButton>
  );
}

const memberEditor = (members: readonly OptionLook[]): Column["editor"] => ({
  type: "select",
  options: members.map(({ value, label }) => ({ value, label })),
  value: (row) => row.owner_uid,
  set: (row, value) => {
    const found = members.find((member) => member.value === value);
    const owner = found ? { uid: found.value, name: found.label, image: null } : null;
    return { ...row, owner_uid: found?.value ?? null, owner };
  },
});

const memo = (key: "memo" | "shared_memo", tone: Column["tone"]): Omit<Column, "header"> => ({
  key,
  width: 220,
  sortKey: key,
  tone,
  title: (row) => row[key] || undefined,
  editor: {
    type: "text",
    multiline: true,
    value: (row) => row[key] || null,
    set: (row, value) => ({ ...row, [key]: value ?? "" }),
    validate: tooLong(ROW_MEMO_MAX),
  },
  cell: (row) => row[key],
});

const planned = (key: "delivery_on" | "reply_due_on"): Omit<Column, "header"> => ({
  key,
  width: 108,
  sortKey: key,
  editor: { type: "date", readOnly: whyFixed },
  cell: (row) => {
    const on = row[key];
    return on ? <NearDay on={on} /> : null;
  },
});

/** How each built-in column is drawn and typed into. */
export function builtInColumn(name: BuiltInColumn, parts: BuiltInParts): Column {
  return { header: builtInColumnLabels[name], ...definitions[name](parts) };
}

const definitions: Record<BuiltInColumn, (parts: BuiltInParts) => Omit<Column, "header">> = {
  creator: (parts) => ({
    key: "creator",
    width: 212,
    sortKey: "name",
    title: (row) => row.display_name,
    text: (row) => row.display_name,
    cell: (row) => (
      <span className="who">
        <Person name={row.display_name} image={row.image} size="xs" link={parts.linkTo?.(row)} />
        {row.comment_count > 0 && (
          <span className="remarks" title={`コメント${row.comment_count}件`}>
            <Icon name="chat" size={13} />
            {row.comment_count}
          </span>
        )}
        {parts.onOpenRow && (
          <PlainButton
            className="open"
            aria-label={`${row.display_name}の行を開く`}
            onClick={() => parts.onOpenRow?.(row)}
          >
            開く
          </PlainButton>
        )}
      </span>
    ),
  }),
  job_status: (parts) => ({
    key: "job_status",
    width: 144,
    sortKey: "job_status",
    title: postNewsWords,
    text: (row) => jobStatusLook(row.job_status).label,
    cell: (row) => <Status row={row} parts={parts} />,
  }),
  days_in_status: () => ({
    key: "days_in_status",
    width: 96,
    align: "end",
    sortKey: "entered_status_at",
    title: () => "今のステータスになってからの日数",
    text: (row) => String(row.days_in_status),
    figure: { type: "number", value: (row) => row.days_in_status },
    cell: (row) => (
      <span className="stay" data-long={isLongStay(row) || undefined}>
        {row.days_in_status}日
      </span>
    ),
  }),
  next_action: (parts) => ({
    key: "next_action",
    width: 148,
    text: (row) => (row.next_action ? nextActionSteps[row.next_action].label : ""),
    cell: (row) => <NextStep row={row} props={parts} />,
  }),
  next_deadline: ({ now }) => ({
    key: "next_deadline",
    width: 248,
    sortKey: "next_deadline",
    text: (row) => row.next_deadline?.on ?? "",
    cell: (row) => <Deadline row={row} now={now} />,
  }),
  owner: ({ members }) => ({
    key: "owner",
    width: 112,
    sortKey: "owner",
    title: (row) => (row.owner && !row.owner_uid ? `${row.owner.name}（案件の担当）` : row.owner?.name),
    text: (row) => row.owner?.name ?? "",
    editor: memberEditor(members),
    cell: (row) =>
      row.owner && <span className={row.owner_uid ? undefined : "inherited"}>{row.owner.name}</span>,
  }),
  fee: ({ onOpenTerms }) => ({
    key: "fee",
    width: 132,
    align: "end",
    sortKey: "fee",
    title: (row) =>
      row.wish ? [wishWords(row.wish, row.fee), row.wish.note].filter(Boolean).join("\n") : undefined,
    editor: { type: "yen", readOnly: whyFixed },
    cell: (row) => <Fee row={row} onOpenTerms={onOpenTerms} />,
  }),
  delivery_on: () => planned("delivery_on"),
  reply_due_on: () => planned("reply_due_on"),
  accounts: () => ({
    key: "accounts",
    width: 176,
    text: (row) => row.accounts.map(({ platform, handle }) => `${platform} ${handle}`).join("、"),
    title: (row) => row.accounts.map(({ handle }) => handle).join("、") || undefined,
    cell: (row) => (
      <span className="accounts">
        {row.accounts.map(({ platform, handle }) => (
          <span key={`${platform} ${handle}`}>
            <PlatformIcon platform={platform} size={13} />
            {handle}
          </span>
        ))}
      </span>
    ),
  }),
  followers: () => ({
    key: "followers",
    width: 104,
    align: "end",
    sortKey: "followers",
    text: (row) => String(row.follower_count ?? ""),
    figure: { type: "number", value: (row) => row.follower_count },
    cell: (row) => (row.follower_count === null ? null : formatCompact(row.follower_count)),
  }),
  unread: ({ chatLinkTo }) => ({
    key: "unread",
    width: 96,
    align: "center",
    sortKey: "unread",
    text: (row) => String(row.unread_count),
    figure: { type: "number", value: (row) => row.unread_count },
    cell: (row) => (
      <span className="room">
        {linked(chatLinkTo?.(row), row.unread_count > 0 ? "未読" : row.chat_room_uid && "開く")}
        <CountBadge count={row.unread_count} />
      </span>
    ),
  }),
  memo: () => memo("memo", "warning"),
  shared_memo: () => memo("shared_memo", "info"),
};
