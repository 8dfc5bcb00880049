import { styled } from "styled-components";

/** The form, and its outline beside it where there is room for both. */
export const CreatorFormRoot = styled.div`
  display: grid;
  & section:focus {
    outline: none;
  }
  & section {
    scroll-margin-top: calc(var(--tsu-top-bar-height, 0px) + 8px);
  }
  & > .outline {
    display: none;
  }
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1040px) 200px;
    gap: 0 32px;
    & > .outline {
      position: sticky;
      top: calc(var(--tsu-top-bar-height, 0px) + 16px);
      display: grid;
      gap: 8px;
      justify-items: start;
      align-self: start;
      margin-top: var(--tsu-section-gap);
    }
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
    & > .outline {
      display: none;
    }
  }
`;
