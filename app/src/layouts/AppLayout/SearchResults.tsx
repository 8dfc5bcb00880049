import {
  type ChatRoom,
  useChatRooms,
  useCreators,
  useManagedCreators,
  usePaymentNotices,
  useProjects,
} from "@tsumugi/hooks";
import { Badge, formatDay, type PaletteGroup, type PaletteItem } from "@tsumugi/ui";
import { type ReactNode, useDeferredValue, useEffect, useMemo } from "react";
import { paths } from "../../paths.ts";
import { messageOf } from "../../shared/errors.ts";
import { usePermissions } from "../../shared/usePermissions.ts";

const LIMIT = 8;

/** Lines of all rooms together, and of one room at most and at least: few rooms show more of each. */
const LINES = 12;
const HITS = 5;
const FEWEST = 2;

export interface Found {
  readonly groups: readonly PaletteGroup[];
  readonly isLoading: boolean;
  readonly error: string | undefined;
}

export interface SearchResultsProps {
  /** As it is typed, without blanks around it; never empty. */
  readonly typed: string;
  readonly onFound: (found: Found) => void;
}

/** Archived ones are found like the others, behind them, and say that they are. */
const besideName = (archived: boolean, text: ReactNode): ReactNode =>
  archived ? (
    <>
      <Badge icon="archive">アーカイブ</Badge> {text}
    </>
  ) : (
    text
  );

/** A room found by what was said in it stands once for each such line, and opens at that comment. */
function roomItems(rooms: readonly ChatRoom[], keyword: string): PaletteItem[] {
  const most = Math.max(FEWEST, Math.min(HITS, Math.floor(LINES / Math.max(1, rooms.length))));
  return rooms.flatMap((room) => {
    const base = {
      label: room.creator.name,
      sub: besideName(room.archived, room.jobRequest?.project_name ?? "ダイレクトメッセージ"),
      icon: "chat",
    } as const;
    const { hit } = room;
    if (!hit) return { ...base, key: paths.chatRoom.getHref(room.roomId) };
    const found = [hit, ...hit.earlier];
    const shown = found.slice(0, most).map(
      ({ comment_id, created_at, line }): PaletteItem => ({
        ...base,
        key: paths.chatRoom.getHref(room.roomId, { at: comment_id }),
        day: formatDay(created_at),
        line,
      }),
    );
    if (found.length <= most) return shown;
    // What is further back stands in the search within the room.
    const all = paths.chatRoom.getHref(room.roomId, { find: keyword });
    return [
      ...shown,
      { ...base, key: all, icon: "search", line: [{ text: "前にも一致あり。部屋の中で探す", hit: false }] },
    ];
  });
}

/**
 * What the words of the global search find, told to the field that they are typed in. It draws nothing: its code, and the
 * lists that it asks, come when somebody searches. The key of an item is the address that it opens.
 */
export function SearchResults({ typed, onFound }: SearchResultsProps) {
  const keyword = useDeferredValue(typed);
  const { canSeeFees, hasFeature } = usePermissions();
  const filter = { keyword, limit: LIMIT };
  const creators = useManagedCreators(filter);
  const projects = useProjects({ ...filter, with_archived: true });
  const rooms = useChatRooms({ ...filter, with_archived: true, hits: HITS + 1 });
  // Viewers see no fees, hence no notices.
  const canSeeNotices = canSeeFees && hasFeature("payment_notice");
  const issued = usePaymentNotices(canSeeNotices ? { ...filter, direction: "issued" } : null);
  const received = usePaymentNotices(canSeeNotices ? { ...filter, direction: "received" } : null);
  // Those who are ours already stand in the first group.
  const open = useCreators(hasFeature("creator_search") ? { ...filter, managed: false } : null);

  const asked = [creators, projects, rooms, issued, received, open];
  const isLoading = typed !== keyword || asked.some((list) => list.isRefreshing);
  const failure = asked.find((list) => list.error)?.error;
  const error = failure && messageOf(failure);
  const { managedCreators } = creators;
  const groups = useMemo(
    () => [
      {
        title: "クリエイター",
        items: managedCreators.slice(0, LIMIT).map(
          (one): PaletteItem => ({
            key: paths.managedCreator.getHref(one.uid),
            label: one.display_name,
            sub: one.real_name,
            icon: "creator",
          }),
        ),
      },
      {
        title: "案件",
        items: projects.projects.slice(0, LIMIT).map(
          (one): PaletteItem => ({
            key: paths.project.getHref(one.uid),
            label: one.name,
            sub: besideName(one.archived_at !== null, one.client_name),
            icon: "project",
          }),
        ),
      },
      {
        title: "メッセージ",
        items: roomItems(rooms.chatRooms.slice(0, LIMIT), keyword),
      },
      {
        title: "支払通知書",
        items: [...issued.notices, ...received.notices].slice(0, LIMIT).map(
          (one): PaletteItem => ({
            key: paths.paymentNotice.getHref(one.uid),
            // Editions of one notice share its number.
            label: [one.number ?? "下書き", one.edition > 1 && `第${one.edition}版`]
              .filter(Boolean)
              .join("　"),
            sub: one.direction === "company_to_creator" ? one.payee.name : one.issuer.name,
            icon: "yen",
          }),
        ),
      },
      {
        title: "公開クリエイター",
        items: open.creators.slice(0, LIMIT).map(
          (one): PaletteItem => ({
            key: paths.openCreator.getHref(one.uid),
            label: one.name,
            sub: one.area,
            icon: "search",
          }),
        ),
      },
    ],
    [
      managedCreators,
      projects.projects,
      rooms.chatRooms,
      keyword,
      issued.notices,
      received.notices,
      open.creators,
    ],
  );

  useEffect(() => onFound({ groups, isLoading, error }), [groups, isLoading, error, onFound]);
  return null;
}
