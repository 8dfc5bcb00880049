import { styled } from "styled-components";

/** Panel of a filter that is put together: `.pick` (field, condition), `.options` or `.ends`, `.problem` and `.end`. */
export const FilterPanel = styled.form`
  display: grid;
  gap: 12px;
  width: 330px;
  max-width: 100%;
  & > .title {
    font-weight: 650;
  }
  & > .pick {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 116px;
    gap: 8px;
    &[data-alone] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  & > .ends {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
    & span {
      white-space: nowrap;
    }
  }
  & > .problem {
    color: var(--tsu-danger-text);
    &:empty {
      display: none;
    }
  }
  & > .options {
    display: grid;
    max-height: min(240px, 40vh);
    overflow: auto;
    margin: -4px;
    padding: 4px;
  }
  & > .end {
    display: flex;
    justify-content: flex-end;
    flex-wrap: wrap;
    gap: 8px;
    &:empty {
      display: none;
    }
  }
`;

/** A panel above another one of the same popover, with a `.title`. */
export const FilterSection = styled.section`
  display: grid;
  gap: 12px;
  margin-bottom: 16px;
  padding-bottom: 16px;
  border-bottom: 1px solid var(--tsu-border);
  & > .title {
    font-weight: 650;
  }
`;
