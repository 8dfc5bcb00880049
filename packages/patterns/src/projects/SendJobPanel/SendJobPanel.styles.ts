import { styled } from "styled-components";

/** The form within the panel. */
export const Body = styled.form`
  display: grid;
  gap: 18px;
  & h3 {
    margin-bottom: 8px;
  }
  & .said {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
