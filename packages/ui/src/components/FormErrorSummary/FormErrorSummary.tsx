import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { useWord } from "../../words/useWord.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { Native } from "../native.ts";
import { useBothRefs } from "../useBothRefs.ts";

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
    text-wrap: pretty;
  }
  & a {
    color: inherit;
  }
`;

export interface FormErrorSummaryProps extends Native<"div", "title" | "children"> {
  /** 見出し。既定は「入力内容に不備があります」。件数が付きます。 */
  title?: string;
  /** 欄の順の誤り。`id` は欄の id で、押すとそこへ移ります。 */
  errors: readonly { id: string; message: string }[];
  /**
   * 送ろうとした回数。誤りがあるまま変わるたびに、ここへフォーカスします。
   * 渡さなければ動きません（最初の誤りの欄へ移すフォーム向け）。
   */
  attempt?: number;
}

/** All errors of a long form in one place, each with a link to its field. Renders nothing without errors. */
export function FormErrorSummary({ title, errors, attempt, ref, ...rest }: FormErrorSummaryProps) {
  const word = useWord();
  const root = useRef<HTMLDivElement>(null);
  const attachRoot = useBothRefs(root, ref);
  useEffect(() => {
    if (attempt !== undefined && attempt > 0) root.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <Root {...rest} ref={attachRoot} role="alert" tabIndex={-1}>
      <Icon name="error" />
      <div>
        <p className="title">
          {word("{title}（{count}件）", {
            title: title ?? word("入力内容に不備があります"),
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
