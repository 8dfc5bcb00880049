import { CompactNumber, Icon, Person } from "@tsumugi/ui";
import { formatYen } from "@tsumugi/ui/format";
import { styled } from "styled-components";
import { PlatformIcon } from "../../shared/PlatformIcon.tsx";
import { importSample } from "./importSampleRows.ts";

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 11fr) auto minmax(0, 10fr);
  gap: 8px 16px;
  align-items: center;
  min-width: 0;
  padding-top: 20px;
  border-top: 1px dashed var(--tsu-border);
  & > h3 {
    grid-column: 1 / -1;
  }
  & > .sheet {
    overflow-x: auto;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    &:focus-visible {
      outline-offset: 2px;
    }
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--tsu-text-sm);
    white-space: nowrap;
  }
  & caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & :is(th, td) {
    padding: 7px 10px;
    text-align: start;
    & + & {
      border-left: 1px solid var(--tsu-border);
    }
  }
  & th {
    background: var(--tsu-sunken);
    font-weight: 650;
  }
  & td {
    border-top: 1px solid var(--tsu-border);
    color: var(--tsu-text-muted);
  }
  & > svg {
    color: var(--tsu-text-muted);
  }
  & > ul {
    display: grid;
    gap: 8px;
    padding: 0;
    list-style: none;
    color: inherit;
  }
  & > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr) max-content;
    align-items: center;
    gap: 4px 12px;
    padding: 8px 12px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
  }
  & .account {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    font-variant-numeric: tabular-nums;
  }
  & .fee {
    color: var(--tsu-text-muted);
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 640px) {
    & > ul > li {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      & > * {
        flex: none;
      }
      & > .account {
        order: 1;
        width: 100%;
      }
    }
  }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    & > svg {
      justify-self: center;
      rotate: 90deg;
    }
  }
`;

/** What a sheet looks like and what comes out of it: headers as they are, numbers as people write them. */
export function ImportSample() {
  return (
    <Root aria-label="取込の例">
      <h3>たとえば、この表から、このように登録されます</h3>
      <section className="sheet" tabIndex={0} aria-label="取り込む表の例">
        <table>
          <caption>取り込む表の例</caption>
          <thead>
            <tr>
              {importSample.headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {importSample.rows.map(({ cells }) => (
              <tr key={cells[0]}>
                {cells.map((cell, at) => (
                  <td key={importSample.headers[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Icon name="chevronRight" size={20} />
      <ul aria-label="登録される内容の例">
        {importSample.rows.map(({ record }) => (
          <li key={record.handle}>
            <Person name={record.display_name} sub={record.real_name} />
            <span className="account">
              <PlatformIcon platform="instagram" size={16} />@{record.handle}
              <CompactNumber value={record.follower_count} unit="人" />
            </span>
            <span className="fee">直近の報酬 {formatYen(record.last_fee)}</span>
          </li>
        ))}
      </ul>
    </Root>
  );
}
