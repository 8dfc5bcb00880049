import { type Colleague, type Role, roleLabels } from "@tsumugi/contract";
import { Badge, type BadgeTone, type DataTableColumn, Person, RelativeTime } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { roleNotes } from "../companyUsers.types.ts";
import { MemberMenu } from "./MemberMenu.tsx";
import type { MemberTableProps } from "./MemberTable.tsx";

export const roleTones: Record<Role, BadgeTone> = {
  admin: "brand",
  staff: "info",
  finance: "fuji",
  viewer: "neutral",
};

const SELF = "自分の権限は変更できません。ほかの管理者に依頼してください。";
const SELF_REMOVAL = "自分は削除できません。ほかの管理者に依頼してください。";
const LAST = "管理者が1人だけです。先にほかのメンバーを管理者にしてください。";

/** Why role and membership stay as they are; undefined where they may be changed. */
function reasonsFor(member: Colleague, { members, currentUid }: MemberTableProps) {
  if (member.uid === currentUid) return { role: SELF, removal: SELF_REMOVAL };
  const isLast = member.role === "admin" && members.filter(({ role }) => role === "admin").length === 1;
  return isLast ? { role: LAST, removal: LAST } : {};
}

export function memberColumns(props: MemberTableProps): DataTableColumn<Colleague>[] {
  const { currentUid, workOf, onChangeRole, onRemove } = props;
  const work: DataTableColumn<Colleague>[] = workOf
    ? [
        {
          key: "work",
          header: "担当",
          width: 168,
          cell: (row) => {
            const { project_count, creator_count } = workOf(row);
            return project_count + creator_count === 0 ? (
              <span className="tsu-muted">なし</span>
            ) : (
              <span className="work">
                案件{formatInteger(project_count)}・クリエイター{formatInteger(creator_count)}
              </span>
            );
          },
        },
      ]
    : [];
  const menu: DataTableColumn<Colleague>[] =
    onChangeRole || onRemove
      ? [
          {
            key: "menu",
            header: "操作",
            width: 64,
            align: "center",
            cell: (row) => (
              <MemberMenu
                member={row}
                reasons={reasonsFor(row, props)}
                onChangeRole={onChangeRole}
                onRemove={onRemove}
              />
            ),
          },
        ]
      : [];
  return [
    {
      key: "name",
      header: "メンバー",
      width: 280,
      title: (row) => `${row.name} ${row.email}`,
      cell: (row) => (
        <Person
          name={row.uid === currentUid ? `${row.name}（自分）` : row.name}
          image={row.image}
          sub={row.email}
        />
      ),
    },
    {
      key: "role",
      header: "権限",
      width: 108,
      title: (row) => roleNotes[row.role],
      cell: (row) => <Badge tone={roleTones[row.role]}>{roleLabels[row.role]}</Badge>,
    },
    {
      key: "last_seen_at",
      header: "最終利用",
      width: 120,
      cell: (row) =>
        row.last_seen_at ? (
          <RelativeTime value={row.last_seen_at} />
        ) : (
          <span className="tsu-muted">まだ利用なし</span>
        ),
    },
    ...work,
    ...menu,
  ];
}
