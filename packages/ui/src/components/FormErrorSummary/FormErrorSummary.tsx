import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { useWord } from "../../format/words/useWord.ts";
import { Icon } from "../Icon/Icon.tsx";

const Root = styled.div`
  display: flex;
  gap: 10px;
  padding: 12px 16px;
  border: 1px solid var(--tsu-danger-line);
  border-left-width: 4px;
  border-radius: var(--tsu-radius-md);
  background: var(--tsu-danger-soft);
  color: var(--tsu-danger-text);
  min-width: 0;
  & > svg {
    flex: none;
    margin-top: 3px;
  }
  & > div {
    min-width: 0;
  }
  & .title {
    font-weight: 650;
  }
  & ul {
    list-style: disc;
    padding-left: 1.2em;
  }
  & li {
    padding: 2px 0;
    word-break: auto-phrase;
    text-wrap: pretty;
  }
  & a {
    color: inherit;
  }
`;

export interface FormErrorSummaryProps {
  /** Default 「入力内容に不備があります。」; the number of errors is added. */
  title?: string;
  /** In the order of the fields. `id` is the control's, so that the link leads to it. */
  errors: readonly { id: string; message: string }[];
  /**
   * The number of submit attempts. The focus moves to the summary each time it changes while there are
   * errors. Without it the focus stays, for forms that focus the first invalid field instead.
   */
  attempt?: number;
}

/** All errors of a long form in one place, each with a link to its field. Renders nothing without errors. */
export function FormErrorSummary({ title, errors, attempt }: FormErrorSummaryProps) {
  const word = useWord();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt !== undefined && attempt > 0) root.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <Root ref={root} role="alert" tabIndex={-1}>
      <Icon name="error" />
      <div>
        <p className="title">
          {word("{title}（{count}件）", {
            title: title ?? word("入力内容に不備があります。"),
            count: errors.length,
          })}
        </p>
        <ul>
          {errors.map((error) => (
            <li key={error.id}>
              <a
                href={`#${error.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(error.id)?.focus();
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
