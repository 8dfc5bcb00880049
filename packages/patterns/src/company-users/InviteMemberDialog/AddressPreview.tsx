import { type InviteOutcome, inviteOutcomes } from "@tsumugi/contract";
import { Badge, type BadgeTone } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import type { JudgedAddress } from "./addresses.ts";

const Root = styled.div`
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-md);
  & > .counts {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    padding: 10px 12px;
    border-bottom: 1px solid var(--tsu-border);
  }
  & > ul {
    max-height: 184px;
    padding: 4px 12px;
    overflow-y: auto;
  }
  & li {
    display: flex;
    gap: 12px;
    align-items: baseline;
    justify-content: space-between;
    padding: 5px 0;
    font-size: var(--tsu-text-sm);
  }
  & li > span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & li > .outcome {
    flex: none;
    color: var(--tsu-text-muted);
  }
  & li[data-outcome="no_address"] > .outcome {
    color: var(--tsu-danger-text);
    font-weight: 600;
  }
`;

const words: Record<InviteOutcome, string> = {
  invited: "招待を送る",
  member: "すでにメンバー",
  pending: "招待中",
  no_address: "アドレスではない",
};
const tones: Record<InviteOutcome, BadgeTone> = {
  invited: "brand",
  member: "neutral",
  pending: "neutral",
  no_address: "danger",
};

/** What becomes of each pasted address, before anything is sent: what cannot go out first, so that it is seen. */
export function AddressPreview({ judged }: { judged: readonly JudgedAddress[] }) {
  const of = (outcome: InviteOutcome) => judged.filter((one) => one.outcome === outcome);
  const ordered = (["no_address", "member", "pending", "invited"] as const).flatMap(of);
  return (
    <Root>
      <p className="counts" role="status">
        {inviteOutcomes.map(
          (outcome) =>
            of(outcome).length > 0 && (
              <Badge key={outcome} tone={tones[outcome]}>
                {words[outcome]} {formatInteger(of(outcome).length)}件
              </Badge>
            ),
        )}
      </p>
      <ul aria-label="入力したアドレス" tabIndex={0}>
        {ordered.map(({ email, outcome }) => (
          <li key={email} data-outcome={outcome}>
            <span>{email}</span>
            <span className="outcome">{words[outcome]}</span>
          </li>
        ))}
      </ul>
    </Root>
  );
}
