import { styled } from "styled-components";

/** A short form inside a panel or a card. */
export const ShortForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & > .foot {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & > .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
    gap: 12px;
  }
`;
