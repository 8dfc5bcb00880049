/** Days in the present status, on a card and in a row: a long stay stands out. */
export const stayStyle = `
  & .stay {
    font-variant-numeric: tabular-nums;
    &[data-long] {
      color: var(--tsu-thread-text);
      font-weight: 650;
    }
  }
`;
