import { RadioGroup } from "@tsumugi/ui";
import { type RoleCode, roleNames, roleOptions } from "../companyUsers.types.ts";

export interface RoleSelectProps {
  value: RoleCode;
  onChange: (role: RoleCode) => void;
  /** Default 権限. */
  label?: string;
  /** Roles that cannot be given now, each with the reason in place of its explanation. */
  blocked?: Partial<Record<RoleCode, string>>;
  /** Cause, then cure. */
  error?: string;
}

const isRole = (value: string): value is RoleCode => value in roleNames;

/** The four roles as cards, each with what it allows: nobody should have to guess. */
export function RoleSelect({ value, onChange, label = "権限", blocked = {}, error }: RoleSelectProps) {
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
      onValueChange={(next) => isRole(next) && onChange(next)}
    />
  );
}
