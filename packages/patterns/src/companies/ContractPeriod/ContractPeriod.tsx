import { useAtPresent } from "@tsumugi/ui/clock";
import { formatDay } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import type { ContractPeriodLook } from "../companies.types.ts";
import { contractLeft } from "../contractLeft.ts";

const Root = styled.span`
  display: inline-flex;
  flex-direction: column;
  min-width: 0;
  line-height: var(--tsu-leading-cell);
  font-variant-numeric: tabular-nums;
  & > .left {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
  }
  &[data-state="ending"] > .left {
    color: var(--tsu-warning-text);
    font-weight: 600;
  }
  &[data-state="expired"] > .left {
    color: var(--tsu-danger-text);
    font-weight: 600;
  }
`;

export interface ContractPeriodProps {
  /** 契約の初めの日と最後の日、いまの状態。 */
  contract: ContractPeriodLook;
}

/** The last day of a contract and how many days are left of it; the whole period on hover. */
export function ContractPeriod({ contract }: ContractPeriodProps) {
  const left = useAtPresent((now) => contractLeft(contract, now));
  const { contract_starts_on, contract_ends_on, contract_state } = contract;
  return (
    <Root
      data-state={contract_state}
      title={`${formatDay(contract_starts_on)}〜${formatDay(contract_ends_on)}`}
    >
      <span>〜{formatDay(contract_ends_on)}</span>
      <span className="left">{left}</span>
    </Root>
  );
}
