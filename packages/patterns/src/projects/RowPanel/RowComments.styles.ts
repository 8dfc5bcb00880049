import { styled } from "styled-components";

export const Root = styled.div`
  display: grid;
  gap: 16px;
  & > ol {
    display: grid;
    gap: 14px;
  }
  & li > .head {
    display: flex;
    align-items: center;
    gap: 8px;
    & > .person {
      flex: 1;
    }
    & > small {
      color: var(--tsu-text-muted);
    }
  }
  & li > p {
    margin: 4px 0 0 32px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    & > b {
      padding: 0 3px;
      border-radius: var(--tsu-radius-sm);
      background: var(--tsu-thread-soft);
      color: var(--tsu-thread-text);
      font-weight: 600;
    }
  }
  & form,
  & .edit {
    display: grid;
    gap: 8px;
  }
  & .end {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
    & > .address {
      margin-inline-end: auto;
    }
  }
`;
