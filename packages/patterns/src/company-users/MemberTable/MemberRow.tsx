import { type Colleague, type Role, roleLabels } from "@tsumugi/contract";
import { Badge, type BadgeTone, Person, RelativeTime } from "@tsumugi/ui";
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

/** Why role and membership stay as they are; undefined where they may be changed. */
const reasonsFor = (member: Colleague, currentUid: string | undefined) =>
  member.uid === currentUid ? { role: SELF, removal: SELF_REMOVAL } : {};

interface MemberRowProps extends Pick<MemberTableProps, "currentUid" | "onChangeRole" | "onRemove"> {
  member: Colleague;
}

export function MemberRow({ member, currentUid, onChangeRole, onRemove }: MemberRowProps) {
  const { name, email, role, last_seen_at } = member;
  return (
    <li>
      <div className="who" title={`${name} ${email}`}>
        <Person
          name={member.uid === currentUid ? `${name}（自分）` : name}
          image={member.image}
          sub={email}
        />
      </div>
      <div className="role" title={roleNotes[role]}>
        <Badge tone={roleTones[role]}>{roleLabels[role]}</Badge>
      </div>
      <div className="seen">
        {last_seen_at ? (
          <>
            最終利用 <RelativeTime value={last_seen_at} />
          </>
        ) : (
          "まだ利用なし"
        )}
      </div>
      {(onChangeRole || onRemove) && (
        <div className="menu">
          <MemberMenu
            member={member}
            reasons={reasonsFor(member, currentUid)}
            onChangeRole={onChangeRole}
            onRemove={onRemove}
          />
        </div>
      )}
    </li>
  );
}
