import { feeSumLines, listed, type previewJob, type ResponseOf, termText } from "@tsumugi/contract";
import { Banner, DescriptionList, IconButton, Skeleton } from "@tsumugi/ui";
import type { KeyboardEvent, ReactNode } from "react";
import { styled } from "styled-components";
import { MailFrame } from "../../shared/MailFrame.tsx";

const Root = styled.section`
  display: grid;
  gap: 12px;
  & > .who {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  & > .who > h3 {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
  & > .who > .place {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-variant-numeric: tabular-nums;
  }
`;

const Problems = styled.ul`
  display: grid;
  gap: 4px;
  max-height: 180px;
  overflow: auto;
`;

type Preview = ResponseOf<typeof previewJob>;

/** The mail to one creator, and what stands against sending to any. */
export interface JobPreviewLook {
  /** その人に送る条件。差し込みを済ませたもの。 */
  terms: Preview["terms"];
  /** メールが届く人の uid。 */
  creator_uid: string;
  /** 届くメール。件名・宛先・HTML。 */
  mail: Omit<Preview["mail"], "text">;
  /** 送れないわけ。だれか 1 人のものでも出します。 */
  problems: readonly Omit<Preview["problems"][number], "field">[];
  /** 送らない人と、そのわけ。 */
  skipped: readonly Omit<Preview["skipped"][number], "reason">[];
}

type Person = { creator_uid: string; display_name: string };

export interface SendJobPreviewProps {
  people: readonly Person[];
  /** Whose mail it is. */
  shown: Person;
  onShow: (creator_uid: string) => void;
  /** Undefined: not yet. */
  preview: JobPreviewLook | undefined;
  /** Shown in place of the preview. */
  failure?: ReactNode;
}

/** Each thing once, with the names of those it is about where it is not about everybody. */
function problemLines(problems: JobPreviewLook["problems"], all: number): readonly string[] {
  const about = Map.groupBy(problems, ({ message }) => message);
  return [...about].map(([message, found]) => {
    const names = [...new Set(found.map(({ display_name }) => display_name))];
    if (names.some((name) => message.includes(name)) || (names.length === all && all > 1)) return message;
    const who = names.map((name) => `「${name}」さん`);
    return `${listed(who, "名")}: ${message}`;
  });
}

/** What stands in the way, and who gets none. */
function PreviewProblems({ preview, people }: { preview: JobPreviewLook; people: readonly Person[] }) {
  const nameOf = (uid: string) => people.find((one) => one.creator_uid === uid)?.display_name ?? "";
  const lines = problemLines(preview.problems, people.length);
  return (
    <>
      {lines.length > 0 && (
        <Banner tone="danger" title="このままでは送れません">
          <Problems>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Problems>
        </Banner>
      )}
      {preview.skipped.length > 0 && (
        <Banner tone="warning" title={`${preview.skipped.length}名には送りません`}>
          <Problems>
            {preview.skipped.map(({ creator_uid, message }) => (
              <li key={creator_uid}>{`「${nameOf(creator_uid)}」さん: ${message}`}</li>
            ))}
          </Problems>
        </Banner>
      )}
    </>
  );
}

/** The very mail that each person will read, with the sum that is paid; ← and → go through the people. */
export function SendJobPreview({ people, shown, onShow, preview, failure }: SendJobPreviewProps) {
  const at = people.findIndex(({ creator_uid }) => creator_uid === shown.creator_uid);
  const go = (step: number) => {
    const next = people[at + step];
    if (next) onShow(next.creator_uid);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    go(step);
  };
  const { terms, mail } = preview ?? {};
  return (
    <Root aria-label={`${shown.display_name}に届く内容`} onKeyDown={handleKey}>
      <div className="who">
        <h3>{shown.display_name}に届く内容</h3>
        {people.length > 1 && (
          <>
            <span className="place" aria-live="polite">{`${at + 1} / ${people.length}名`}</span>
            <IconButton
              icon="chevronLeft"
              label="前の人（←）"
              aria-disabled={at <= 0 || undefined}
              onClick={() => go(-1)}
            />
            <IconButton
              icon="chevronRight"
              label="次の人（→）"
              aria-disabled={at >= people.length - 1 || undefined}
              onClick={() => go(1)}
            />
          </>
        )}
      </div>
      {failure}
      {!preview && !failure && <Skeleton shape="block" height={420} />}
      {preview && <PreviewProblems preview={preview} people={people} />}
      {terms && mail && (
        <>
          <DescriptionList
            layout="rows"
            items={[
              { term: "宛先", description: mail.to || "なし（リンクをあとで渡します）" },
              { term: "件名", description: mail.subject },
              { term: "報酬", description: termText("fee", terms.fee) },
              ...(terms.fee !== null && terms.tax ? feeSumLines(terms.fee, terms.tax) : []).map(
                ([term, description]) => ({ term, description }),
              ),
            ]}
          />
          <MailFrame title={`${shown.display_name}に届くメール`} html={mail.html} />
        </>
      )}
    </Root>
  );
}
