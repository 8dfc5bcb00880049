import { type Role, roleLabels } from "@tsumugi/contract";
import { RadioGroup } from "@tsumugi/ui";
import { roleOptions } from "../companyUsers.types.ts";

export interface RoleSelectProps {
  value: Role;
  onValueChange: (role: Role) => void;
  /** Default 権限. */
  label?: string;
  /** Roles that cannot be given now, each with the reason in place of its explanation. */
  blocked?: Partial<Record<Role, string>>;
  /** Cause, then cure. */
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
