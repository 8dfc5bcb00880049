import { formatInteger } from "../../../format/format.ts";
import { useWord } from "../../../words/useWord.ts";
import { Icon } from "../../Icon/Icon.tsx";
import type { DataTableGroup } from "./groups.ts";

export interface GroupHeadProps {
  group: DataTableGroup;
  columnCount: number;
  onToggle: ((key: string) => void) | undefined;
}

/** The head of a group of rows: it opens and closes them. It is no row of the grid, so arrow keys pass it by. */
export function GroupHead({ group, columnCount, onToggle }: GroupHeadProps) {
  const word = useWord();
  return (
    <tr className="group">
      <td colSpan={columnCount}>
        <button
          type="button"
          className="group-toggle"
          aria-expanded={!group.isClosed}
          aria-label={`${group.name} ${word("{count}件", { count: formatInteger(group.count) })}`}
          onClick={() => onToggle?.(group.key)}
        >
          <Icon name={group.isClosed ? "chevronRight" : "chevronDown"} size={16} />
          {group.label}
          <span className="count">{formatInteger(group.count)}</span>
        </button>
      </td>
    </tr>
  );
}
