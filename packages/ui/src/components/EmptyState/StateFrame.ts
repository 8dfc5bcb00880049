import { styled } from "styled-components";

/** Picture, title, text and actions in the middle of what has nothing to show. */
export const StateFrame = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 8px;
  padding: 48px 24px;
  text-align: center;
  & > svg {
    margin-bottom: 8px;
  }
  & > .title {
    font-size: var(--tsu-text-lg);
    font-weight: 650;
    text-wrap: balance;
  }
  & > .text {
    max-width: 40em;
    color: var(--tsu-text-muted);
    text-wrap: pretty;
  }
  & > .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin-top: 8px;
  }
  &[data-compact] {
    padding: 24px 16px;
    & > svg {
      width: 72px;
      height: auto;
    }
  }
`;
