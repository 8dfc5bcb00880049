import { Banner, Button, FormField, TextArea } from "@tsumugi/ui";
import { styled } from "styled-components";
import type { PastedLine } from "./assign.types.ts";
import { type AssignHints, MAX_PASTED, pastedEntries } from "./assignWords.ts";
import { PastedLineRow } from "./PastedLineRow.tsx";
import { type AssignChoice, creatorOf } from "./useAssignChoice.ts";

const Root = styled.div`
  display: grid;
  gap: 12px;
  & > .actions {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & > .counts {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    padding-top: 4px;
    font-weight: 600;
  }
`;

const kinds = [
  ["found", "見つかった"],
  ["several", "選択が必要"],
  ["assigned", "追加済み"],
  ["unknown", "見つからない"],
] as const;

const countsOf = (lines: readonly PastedLine[]) =>
  kinds
    .map(([kind, label]) => [label, lines.filter(({ matched }) => matched.result === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${label} ${count}件`);

export interface PasteCreatorsProps {
  text: string;
  onTextChange: (text: string) => void;
  matching: boolean;
  error?: string;
  onMatch: (lines: string[]) => void;
  hints: AssignHints;
  assignedUids: ReadonlySet<string>;
  choice: AssignChoice;
}

const open: readonly PastedLine["matched"]["result"][] = ["several", "unknown"];

/** What asks for a decision stands first: nobody looks for one line among 200. */
const openFirst = (lines: AssignChoice["pasted"]) =>
  lines
    .map((pasted, index) => ({ pasted, index, isOpen: open.includes(pasted.matched.result) }))
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));

/** A list out of a sheet, a mail or a chat, looked up line by line. */
export function PasteCreators(props: PasteCreatorsProps) {
  const { text, matching, error, hints, assignedUids, choice } = props;
  const lines = pastedEntries(text);
  const isTooLong = lines.length > MAX_PASTED;
  const problem = isTooLong
    ? `一度に照合できるのは${MAX_PASTED}件までです。いま${lines.length}件あります。分けて貼り付けてください。`
    : undefined;
  return (
    <Root>
      <FormField
        label="アカウント・URL・名前・メールアドレス"
        hint="1行に1件。スプレッドシートのセルや、コンマ区切りもそのまま貼り付けられます。"
        error={problem}
      >
        <TextArea
          rows={6}
          // Once looked up, what was found is what is read.
          autoGrow={choice.pasted.length === 0}
          value={text}
          placeholder={"@hanako_beauty\nhttps://www.instagram.com/mio/\nゆうきの台所"}
          onChange={(event) => props.onTextChange(event.target.value)}
        />
      </FormField>
      <div className="actions">
        <span>
          {lines.length} / {MAX_PASTED}件
        </span>
        <Button
          icon="search"
          loading={matching}
          disabled={lines.length === 0 || isTooLong}
          onClick={() => props.onMatch(lines)}
        >
          照合する
        </Button>
      </div>
      {error && <Banner tone="danger">{error}</Banner>}
      {choice.pasted.length > 0 && (
        <>
          <p className="counts" role="status">
            {countsOf(choice.pasted).map((count) => (
              <span key={count}>{count}</span>
            ))}
          </p>
          <ul aria-label="照合の結果">
            {openFirst(choice.pasted).map(({ pasted, index }) => (
              <PastedLineRow
                key={pasted.matched.line}
                pasted={pasted}
                hints={hints}
                assignedUids={assignedUids}
                isChosen={choice.isChosen}
                onToggle={(on) => choice.toggle(pasted.matched.candidates.map(creatorOf), on)}
                onPick={(uid) => choice.pick(index, uid)}
                onChange={(change) => choice.updateLine(index, change)}
              />
            ))}
          </ul>
        </>
      )}
    </Root>
  );
}
