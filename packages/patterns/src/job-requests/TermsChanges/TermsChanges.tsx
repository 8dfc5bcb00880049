import { type TermsContent, termsChanges } from "@tsumugi/contract";
import { styled } from "styled-components";

const Root = styled.dl`
  display: grid;
  gap: 8px;
  padding: 10px 14px;
  border-radius: var(--tsu-radius-md);
  background: var(--tsu-warning-soft);
  & dt {
    color: var(--tsu-warning-text);
    font-size: var(--tsu-text-sm);
    font-weight: 650;
  }
  & dd {
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    line-height: 1.6;
  }
  & dd del {
    color: var(--tsu-text-muted);
  }
  & dd ins {
    font-weight: 650;
    text-decoration: none;
  }
  & dd > .arrow {
    margin: 0 6px;
    color: var(--tsu-text-muted);
  }
`;

export interface TermsChangesProps {
  /** 変わる前の条件。 */
  before: TermsContent;
  /** 変わったあとの条件。同じなら何も出しません。 */
  after: TermsContent;
  /** 一覧の名前。読み上げられます。既定は「変わった条件」。 */
  label?: string;
}

/** What changed from one version of the terms to another, old beside new. Nothing where nothing did. */
export function TermsChanges({ before, after, label = "変わった条件" }: TermsChangesProps) {
  const changes = termsChanges(before, after);
  if (changes.length === 0) return null;
  return (
    <Root aria-label={label}>
      {changes.map((change) => (
        <div key={change.key}>
          <dt>{change.label}</dt>
          <dd>
            <del>{change.before}</del>
            <span className="arrow" aria-hidden="true">
              →
            </span>
            <ins>{change.after}</ins>
          </dd>
        </div>
      ))}
    </Root>
  );
}
