import type { Guide } from "@tsumugi/ui/testing";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  gap: var(--tsu-space-5);
  margin: var(--tsu-space-4) 0 var(--tsu-space-8);
  color: var(--tsu-text);
  font: 400 var(--tsu-text-md) / var(--tsu-leading-body) var(--tsu-font-sans);
  & p,
  & ul {
    margin: 0;
  }
  & p,
  & li,
  & td {
    word-break: auto-phrase;
    text-wrap: pretty;
  }
  & > .use {
    max-width: 44em;
    font-size: var(--tsu-text-lg);
  }
  & > .both {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
    gap: var(--tsu-space-4);
  }
  & .list {
    padding: var(--tsu-space-4) var(--tsu-space-5);
    background: var(--tsu-surface);
    border: 1px solid var(--tsu-border);
    border-top: 3px solid var(--tone);
    border-radius: var(--tsu-radius-md);
    & > strong {
      display: flex;
      align-items: center;
      gap: var(--tsu-space-2);
      color: var(--tone);
    }
    & > ul {
      display: grid;
      gap: var(--tsu-space-2);
      margin-top: var(--tsu-space-2);
      padding: 0 0 0 1.2em;
      list-style: disc;
    }
    & li::marker {
      color: var(--tone);
    }
    &[data-kind="do"] {
      --tone: var(--tsu-success-text);
    }
    &[data-kind="dont"] {
      --tone: var(--tsu-danger-text);
    }
  }
  & > table {
    width: fit-content;
    max-width: 100%;
    border-collapse: collapse;
  }
  & caption {
    text-align: start;
    font-weight: var(--tsu-weight-bold);
    padding-bottom: var(--tsu-space-2);
  }
  & th,
  & td {
    padding: var(--tsu-space-2) var(--tsu-space-3);
    text-align: start;
    border-block: 1px solid var(--tsu-border);
    vertical-align: top;
  }
  & th {
    white-space: nowrap;
    font-weight: 400;
    padding-right: var(--tsu-space-6);
  }
  @media (max-width: 520px) {
    & th {
      white-space: normal;
      padding-right: var(--tsu-space-3);
    }
  }
  & kbd {
    padding: 2px 7px;
    border: 1px solid var(--tsu-border-strong);
    border-bottom-width: 2px;
    border-radius: var(--tsu-radius-sm);
    background: var(--tsu-surface);
    font: 500 var(--tsu-text-sm) var(--tsu-font-sans);
  }
  & > .reader {
    padding: var(--tsu-space-3) var(--tsu-space-4);
    border-left: 3px solid var(--tsu-brand-line);
    background: var(--tsu-brand-soft);
  }
`;

const List = ({ kind, items }: { kind: "do" | "dont"; items: readonly string[] }) => (
  <section className="list" data-kind={kind}>
    <strong>{kind === "do" ? "○ する" : "× しない"}</strong>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
);

/** One <kbd> per key of 「Enter / Space」 or 「Shift+Tab」. */
const Keys = ({ keys }: { keys: string }) =>
  keys
    .split(/(\s*[/、・]\s*)/)
    .map((part, at) => (at % 2 ? <span key={at}>{part}</span> : <kbd key={part}>{part}</kbd>));

/** What a page is for, where that is all there is to say. */
export const UseOf = ({ children }: { children: string }) => (
  <Root lang="ja">
    <p className="use">{children}</p>
  </Root>
);

/** する・しない, keyboard and reading of a component. */
export const GuideBlock = ({ use, do: dos, dont, keyboard = [], reader }: Guide) => (
  <Root lang="ja">
    <p className="use">{use}</p>
    <div className="both">
      <List kind="do" items={dos} />
      <List kind="dont" items={dont} />
    </div>
    {keyboard.length > 0 && (
      <table>
        <caption>キーボード</caption>
        <tbody>
          {keyboard.map(([keys, does]) => (
            <tr key={keys}>
              <th scope="row">
                <Keys keys={keys} />
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    {reader && (
      <p className="reader">
        <strong>読み上げ</strong>：{reader}
      </p>
    )}
  </Root>
);
