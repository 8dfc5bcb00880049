import type { BelongingCompany } from "@tsumugi/contract";
import { Avatar, Icon, Menu, MenuItem, MenuLabel, PlainButton } from "@tsumugi/ui";
import { styled } from "styled-components";

const Trigger = styled(PlainButton)`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 44px;
  padding: 6px 10px;
  border: 1px solid var(--tsu-drawer-line);
  border-radius: var(--tsu-radius-md);
  background: transparent;
  color: inherit;
  text-align: start;
  &:hover:not(:disabled),
  &[data-state="open"] {
    background: var(--tsu-drawer-hover);
  }
  &:disabled {
    cursor: default;
  }
  & > .name {
    flex: 1;
    min-width: 0;
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    flex: none;
    color: var(--tsu-drawer-muted);
  }
`;

export interface CompanySwitchProps {
  /** 所属する企業。1 社なら名前を出すだけで、切り替えはできません。 */
  companies: readonly Pick<BelongingCompany, "uid" | "name" | "image">[];
  /** 今使っている企業の uid。 */
  activeUid: string;
  /** ほかの企業を選んだとき。その企業の uid が渡ります。 */
  onSwitch: (uid: string) => void;
  /** 切り替え中。終わるまで押せません。 */
  switching?: boolean;
}

/** Which company is at work, and the others that the person belongs to. */
export function CompanySwitch({ companies, activeUid, onSwitch, switching = false }: CompanySwitchProps) {
  const active = companies.find((company) => company.uid === activeUid);
  const name = active?.name ?? "企業";
  const hasOthers = companies.length > 1;
  const trigger = (
    <Trigger type="button" disabled={!hasOthers || switching} title={name}>
      <Avatar name={name} image={active?.image} size="sm" square />
      <span className="tsu-hidden">企業: </span>
      <span className="name">{name}</span>
      {hasOthers && <span className="tsu-hidden">（切り替え）</span>}
      {hasOthers && <Icon name="chevronDown" size={16} />}
    </Trigger>
  );
  if (!hasOthers) return trigger;
  return (
    <Menu trigger={trigger}>
      <MenuLabel>企業を切り替える</MenuLabel>
      {companies.map((company) => (
        <MenuItem
          key={company.uid}
          icon={company.uid === activeUid ? "check" : "building"}
          disabled={company.uid === activeUid}
          reason={company.uid === activeUid ? "表示中" : undefined}
          onSelect={() => onSwitch(company.uid)}
        >
          {company.name}
        </MenuItem>
      ))}
    </Menu>
  );
}
