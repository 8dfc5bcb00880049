import { type Role, roleLabels } from "@tsumugi/contract";
import { RadioGroup } from "@tsumugi/ui";
import { roleOptions } from "../companyUsers.types.ts";

export interface RoleSelectProps {
  /** 選んでいる権限。 */
  value: Role;
  /** ほかの権限を選んだとき。 */
  onValueChange: (role: Role) => void;
  /** 項目の名前。既定は「権限」。 */
  label?: string;
  /** いまは選べない権限。説明の代わりに出す理由を、権限ごとに渡します。 */
  blocked?: Partial<Record<Role, string>>;
  /** 選び直してもらう理由。原因、次に直し方を書きます。 */
  error?: string;
}

const isRole = (value: string): value is Role => value in roleLabels;

/** The four roles as cards, each with what it allows: nobody should have to guess. */
export function RoleSelect({ value, onValueChange, label = "権限", blocked = {}, error }: RoleSelectProps) {
  return (
    <RadioGroup
      variant="card"
      label={label}
      error={error}
      value={value}
      options={roleOptions.map((option) => {
        const reason = blocked[option.value];
        return reason ? { ...option, description: reason, disabled: true } : option;
      })}
      onValueChange={(next) => isRole(next) && onValueChange(next)}
    />
  );
}
