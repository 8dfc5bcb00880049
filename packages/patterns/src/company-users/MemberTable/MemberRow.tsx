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
const SELF_RESET = "自分の2段階認証は、「自分の設定」の2段階認証で「設定し直す」を使ってください。";
const NOT_SET = "このメンバーは2段階認証を設定していません。";
const SELF_REMOVAL = "自分は削除できません。ほかの管理者に依頼してください。";

/** Why role and membership stay as they are; undefined where they may be changed. */
const reasonsFor = (member: Colleague, currentUid: string | undefined) =>
  member.uid === currentUid
    ? { role: SELF, reset: SELF_RESET, removal: SELF_REMOVAL }
    : { reset: member.has_second_factor ? undefined : NOT_SET };

interface MemberRowProps
  extends Pick<MemberTableProps, "currentUid" | "onChangeRole" | "onResetSecondFactor" | "onRemove"> {
  member: Colleague;
}

export function MemberRow(props: MemberRowProps) {
  const { member, currentUid, onChangeRole, onRemove } = props;
  const { name, email, role, last_seen_at, has_second_factor } = member;
  // Where the accounts are kept elsewhere, nothing is known of it and nothing can be reset.
  const onResetSecondFactor = has_second_factor === undefined ? undefined : props.onResetSecondFactor;
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
        {has_second_factor !== undefined && (
          <div>{has_second_factor ? "2段階認証 設定済み" : "2段階認証 未設定"}</div>
        )}
      </div>
      {(onChangeRole || onResetSecondFactor || onRemove) && (
        <div className="menu">
          <MemberMenu
            member={member}
            reasons={reasonsFor(member, currentUid)}
            onChangeRole={onChangeRole}
            onResetSecondFactor={onResetSecondFactor}
            onRemove={onRemove}
          />
        </div>
      )}
    </li>
  );
}
