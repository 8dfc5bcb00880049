import { css, styled } from "styled-components";

/** Rows of a file on a phone: lines in one frame, each of which may open. */
export const PhoneRows = styled.ol`
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-lg);
  background: var(--tsu-surface);
  list-style: none;
  & > li + li {
    border-top: 1px solid var(--tsu-border);
  }
`;

/** The mark at the end of a line that opens. */
export const chevron = css`
  content: "";
  width: 7px;
  height: 7px;
  border: solid var(--tsu-text-muted);
  border-width: 0 2px 2px 0;
  transform: translateY(-2px) rotate(45deg);
`;
export const chevronOpen = css`
  transform: translateY(2px) rotate(225deg);
`;
