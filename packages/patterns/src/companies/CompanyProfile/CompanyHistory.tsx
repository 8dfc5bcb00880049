import {
  type AuditVerb,
  auditActionOf,
  auditDetailWords,
  auditSentence,
  type CompanyEvent,
} from "@tsumugi/contract";
import { type IconName, Timeline } from "@tsumugi/ui";
import { styled } from "styled-components";
import { changeLines } from "./changeLines.ts";

const Root = styled.div`
  & .who {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & .lines {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    overflow-wrap: anywhere;
  }
`;

const icons: Record<AuditVerb, IconName> = {
  add: "building",
  change: "edit",
  remove: "trash",
  erase: "trash",
  restore: "restore",
  send: "send",
  export: "download",
  enter: "lock",
  look: "search",
};

const iconOf = (action: string) => {
  const found = auditActionOf(action);
  return found ? icons[found.verb] : "document";
};

export interface CompanyHistoryProps {
  /** Newest first. */
  events: readonly CompanyEvent[];
  /** Name of the company, which the sentences use. */
  companyName: string;
}

/** What operators changed in a company: who, when, and what stood before and after. */
export const CompanyHistory = ({ events, companyName }: CompanyHistoryProps) => (
  <Root>
    <Timeline
      foldAfter={8}
      empty="まだ変更はありません"
      items={events.map(({ uid, at, action, actor, detail }) => ({
        key: uid,
        at,
        icon: iconOf(action),
        tone: action === "company.delete" ? "danger" : "neutral",
        content: (
          <>
            <div>{auditSentence(action, companyName)}</div>
            {changeLines(auditDetailWords(action, detail, () => undefined)).map((line) => (
              <div className="lines" key={line}>
                {line}
              </div>
            ))}
            <div className="who">{actor?.name ?? "システム"}</div>
          </>
        ),
      }))}
    />
  </Root>
);
