import {
  useChatRooms,
  useCreators,
  useManagedCreators,
  usePaymentNotices,
  useProjects,
} from "@tsumugi/hooks";
import { Badge, type PaletteGroup, type PaletteItem } from "@tsumugi/ui";
import { type ReactNode, useDeferredValue, useEffect, useMemo } from "react";
import { paths } from "../../paths.ts";
import { messageOf } from "../../shared/errors.ts";
import { usePermissions } from "../../shared/usePermissions.ts";

const LIMIT = 8;

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
  const rooms = useChatRooms({ ...filter, with_archived: true });
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
        // A room found by what was said in it opens at that comment.
        items: rooms.chatRooms.slice(0, LIMIT).map(
          (one): PaletteItem => ({
            key: paths.chatRoom.getHref(one.roomId, { at: one.hit?.comment_id }),
            label: one.creator.name,
            sub: besideName(one.archived, one.jobRequest?.project_name ?? "ダイレクトメッセージ"),
            icon: "chat",
          }),
        ),
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
    [managedCreators, projects.projects, rooms.chatRooms, issued.notices, received.notices, open.creators],
  );

  useEffect(() => onFound({ groups, isLoading, error }), [groups, isLoading, error, onFound]);
  return null;
}
