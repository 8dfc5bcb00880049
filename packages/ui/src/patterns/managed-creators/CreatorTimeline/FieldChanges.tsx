import { styled } from "styled-components";

const Root = styled.div`
  color: var(--tsu-text-muted); font-size: var(--tsu-text-sm); line-height: 1.6;
  & dl { display: grid; gap: 2px; }
  & dt { display: inline; font-weight: 600; }
  & dt::after { content: "："; }
  & dd { display: inline; overflow-wrap: anywhere; }
  & .after { color: var(--tsu-text); }
  & .long { display: -webkit-inline-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; vertical-align: bottom; }
  & summary { width: fit-content; min-height: 24px; cursor: pointer; color: var(--tsu-brand-text); border-radius: var(--tsu-radius-sm); }
  & summary:focus-visible { outline: 2px solid var(--tsu-focus); outline-offset: 1px; }
`;

/** One field before and after, in words; both null where the values are not told. */
export interface FieldChangeLook {
  label: string;
  before: string | null;
  after: string | null;
}

const SHOWN = 3;

/** Longer than a few lines of the narrow card. */
const LONG = 60;

const Value = ({ text, className = "" }: { text: string; className?: string }) => (
  <span className={text.length > LONG ? `${className} long` : className} title={text}>
    {text}
  </span>
);

function Change({ change: { label, before, after } }: { change: FieldChangeLook }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {before === null || after === null ? (
          "内容は表示されません"
        ) : (
          <>
            <Value text={before} />
            <span aria-hidden> → </span>
            <span className="tsu-hidden">から</span>
            <Value text={after} className="after" />
            <span className="tsu-hidden">に</span>
          </>
        )}
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
