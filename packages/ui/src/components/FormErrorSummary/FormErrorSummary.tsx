import { styled } from "styled-components";
import { Icon } from "../Icon/Icon.tsx";

const Root = styled.div`
  display: flex; gap: 10px; padding: 12px 16px; border: 1px solid var(--tsu-danger-line); border-left-width: 4px; border-radius: var(--tsu-radius-md);
  background: var(--tsu-danger-soft); color: var(--tsu-danger-text);
  & > svg { flex: none; margin-top: 3px; }
  & .title { font-weight: 650; }
  & ul { list-style: disc; padding-left: 1.2em; }
  & a { color: inherit; }
`;

export interface FormErrorSummaryProps {
  /** Default 「入力内容に不備があります。」. */
  title?: string;
  /** `id` is the control's, so that the link leads to it. */
  errors: readonly { id: string; message: string }[];
}

/** All errors of a form in one place, each leading to its field. Nothing when there is none. */
export function FormErrorSummary({ title = "入力内容に不備があります。", errors }: FormErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <Root role="alert">
      <Icon name="error" />
      <div>
        <p className="title">{title}</p>
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
