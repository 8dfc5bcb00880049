import { styled } from "styled-components";
import { differingParts, isLong } from "./differingParts.ts";

const Root = styled.div`
  color: var(--tsu-text-muted);
  font-size: var(--tsu-text-sm);
  line-height: 1.6;
  & dl {
    display: grid;
    gap: 2px;
  }
  & dt {
    display: inline;
    font-weight: 600;
  }
  & dt::after {
    content: "：";
  }
  & dd {
    display: inline;
    overflow-wrap: anywhere;
  }
  & .after {
    color: var(--tsu-text);
  }
  & .long {
    display: -webkit-inline-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    vertical-align: bottom;
  }
  & summary {
    width: fit-content;
    cursor: pointer;
    color: var(--tsu-brand-text);
    border-radius: var(--tsu-radius-sm);
    @media (min-width: 641px) {
      min-height: 24px;
    }
  }
  & summary:focus-visible {
    outline: 2px solid var(--tsu-focus);
    outline-offset: 1px;
  }
`;

/** Null: the value is not shown to the viewer, or was not kept. */
export interface FieldChangeLook {
  label: string;
  before: string | null;
  after: string | null;
}

const SHOWN = 3;

interface ValueProps {
  /** As shown, and whole. */
  text: string;
  title: string;
  className?: string;
}

// A text of somebody else's may hold signs that turn the rest of the line around: they end with it.
const Value = ({ text, title, className = "" }: ValueProps) => (
  <bdi className={isLong(text) ? `${className} long` : className} title={title}>
    {text}
  </bdi>
);

function Both({ before, after }: { before: string; after: string }) {
  // A long one was kept cut before the part that differs; a short one came to stand for the record, as it was.
  if (before === after)
    return isLong(after) ? (
      "長い文章の後ろの部分を変更"
    ) : (
      <Value text={after} title={after} className="after" />
    );
  const [was, is] = differingParts(before, after);
  return (
    <>
      <Value text={was} title={before} />
      <span aria-hidden> → </span>
      <span className="tsu-hidden">から</span>
      <Value text={is} title={after} className="after" />
      <span className="tsu-hidden">に</span>
    </>
  );
}

function Change({ change: { label, before, after } }: { change: FieldChangeLook }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {before === null || after === null ? "内容は表示されません" : <Both before={before} after={after} />}
      </dd>
    </div>
  );
}

/** What an edit changed: the first fields at once, the others behind one press. */
export function FieldChanges({ changes }: { changes: readonly FieldChangeLook[] }) {
  if (changes.length === 0) return null;
  const rest = changes.slice(SHOWN);
  return (
    <Root>
      <dl>
        {changes.slice(0, SHOWN).map((change) => (
          <Change key={change.label} change={change} />
        ))}
      </dl>
      {rest.length > 0 && (
        <details>
          <summary>ほか{rest.length}項目を見る</summary>
          <dl>
            {rest.map((change) => (
              <Change key={change.label} change={change} />
            ))}
          </dl>
        </details>
      )}
    </Root>
  );
}
