import { styled } from "styled-components";

/** Sections beside links to them; on a phone the links lie above, in one row that scrolls. */
export const CompanySettingsLayout = styled.div`
  display: grid;
  grid-template-columns: 160px minmax(0, 880px);
  gap: 24px 32px;
  align-items: start;
  & > nav {
    position: sticky;
    top: 24px;
    display: grid;
    gap: 2px;
  }
  & > nav > a {
    padding: 8px 12px;
    border-radius: var(--tsu-radius-md);
    color: var(--tsu-text);
    text-decoration: none;
  }
  & > nav > a:hover {
    background: var(--tsu-sunken);
  }
  & > nav > a:focus-visible {
    outline: 2px solid var(--tsu-focus);
    outline-offset: -2px;
  }
  & > .sections {
    display: grid;
    gap: 20px;
    min-width: 0;
  }
  @media (max-width: 960px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    & > nav {
      position: static;
      display: flex;
      overflow-x: auto;
    }
    & > nav > a {
      flex: none;
      padding: 10px 12px;
    }
  }
`;
