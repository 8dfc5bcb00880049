import { styled } from "styled-components";

/** Sections of a long form: heading beside fields on wide screens, above them on narrow ones. */
export const FormLayout = styled.form`
  display: grid;
  gap: 0;
  max-width: 1040px;
  & .section {
    display: grid;
    grid-template-columns: 200px minmax(0, 1fr);
    gap: 20px 32px;
    padding: var(--tsu-section-gap) 0;
    border-bottom: 1px solid var(--tsu-border);
  }
  & .section > .heading > p {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    margin-top: 4px;
    line-height: 1.6;
    word-break: auto-phrase;
  }
  & .section > .fields {
    display: grid;
    gap: var(--tsu-field-gap);
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
  & .wide {
    grid-column: 1 / -1;
  }
  & .checks {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
  }
  & .foot {
    position: sticky;
    bottom: 0;
    z-index: var(--tsu-z-sticky);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 8px 12px;
    padding: 14px 0;
    background: var(--tsu-bg);
    border-top: 1px solid var(--tsu-border);
    margin-top: -1px;
  }
  /* They are in sight already: the form stays where it is when they get the focus. */
  & .foot :is(a, button) {
    scroll-margin-block: 84px -84px;
  }
  & .foot > .whole {
    flex: 1 0 100%;
  }
  /* A cause will stand under its field, which has the focus before it is drawn. */
  & .fields :is(input, textarea, select, button, [tabindex]) {
    scroll-margin-bottom: 56px;
  }
  &:has(.foot > .whole) .fields :is(input, textarea, select, button) {
    scroll-margin-bottom: 128px;
  }
  & .foot > .problem {
    flex: 1 1 200px;
    color: var(--tsu-danger-text);
    font-weight: 600;
  }
  &[data-plain] {
    max-width: none;
    & .foot {
      background: transparent;
    }
  }
  @media (max-height: 420px) {
    & .foot {
      position: static;
    }
    & .foot :is(a, button) {
      scroll-margin-block: 0;
    }
  }
  @media (max-width: 860px) {
    & .section {
      grid-template-columns: minmax(0, 1fr);
      gap: 14px;
      padding: 18px 0;
    }
    & .section > .fields {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** A list in a form: rows of inputs, each with its button to take it away. */
export const RowsFieldset = styled.fieldset`
  display: grid;
  gap: 12px;
  justify-items: start;
  border: 0;
  padding: 0;
  margin: 0;
  min-width: 0;
  & > legend {
    font-weight: 600;
    padding: 0;
    margin-bottom: 4px;
  }
  & > .hint {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & > .problem {
    color: var(--tsu-danger-text);
  }
  & > .row {
    display: grid;
    grid-template-columns: 13em 8em auto;
    gap: 10px;
    align-items: start;
  }
  & > .row > button {
    margin-top: 28px;
  }
  &[data-columns="periods"] > .row {
    grid-template-columns: minmax(8em, 16em) 12em 12em auto;
  }
  @media (max-width: 720px) {
    & > .row {
      grid-template-columns: minmax(0, 1fr) 6em auto;
      width: 100%;
    }
    &[data-columns="periods"] > .row {
      grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
      padding-bottom: 12px;
      border-bottom: 1px solid var(--tsu-border);
    }
    &[data-columns="periods"] > .row > :first-child {
      grid-column: 1 / -1;
    }
  }
  /* Two days do not fit beside each other on a phone. */
  @media (max-width: 480px) {
    &[data-columns="periods"] > .row {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    &[data-columns="periods"] > .row > :nth-child(2) {
      grid-column: 1 / -1;
    }
  }
`;
