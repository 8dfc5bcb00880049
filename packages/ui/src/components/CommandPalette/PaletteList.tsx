import { useWord } from "../../words/useWord.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { PaletteGroup, PaletteItem } from "./CommandPalette.tsx";

export interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** Key of the active item, which Enter opens. */
  chosenKey: string | undefined;
  optionId: (key: string) => string;
  onChoose: (item: PaletteItem) => void;
}

/** The results in groups. The focus stays in the field above; the list only shows the active item. */
export function PaletteList({ id, groups, chosenKey, optionId, onChoose }: PaletteListProps) {
  const word = useWord();
  return (
    <div role="listbox" id={id} aria-label={word("検索結果")}>
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div key={group.title} role="group" aria-label={group.title}>
            <div className="group" aria-hidden="true">
              {group.title}
            </div>
            {group.items.map((item) => (
              // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the input holds the focus and the keys
              <div
                key={item.key}
                id={optionId(item.key)}
                role="option"
                aria-selected={item.key === chosenKey}
                onClick={() => onChoose(item)}
              >
                <Icon name={item.icon} />
                <span className="text">{item.label}</span>
                {item.sub && <span className="sub">{item.sub}</span>}
                {item.shortcut && <kbd>{item.shortcut}</kbd>}
                {item.line && (
                  <span className="detail">
                    {item.day && <span>{item.day}</span>}
                    <span className="line">
                      {item.line.map(({ text, hit }, index) =>
                        // The pieces of a line have no name of their own; their order is fixed.
                        hit ? <mark key={index}>{text}</mark> : text,
                      )}
                    </span>
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
    </div>
  );
}
