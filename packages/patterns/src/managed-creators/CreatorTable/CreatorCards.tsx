import {
  Avatar,
  Checkbox,
  type DataTableColumn,
  type LinkElement,
  linked,
  resolveLayout,
  Select,
  type Selection,
  Skeleton,
  useIsSelected,
} from "@tsumugi/ui";
import { Fragment, memo, useMemo, useRef } from "react";
import { useCardWindow } from "../../shared/useCardWindow.ts";
import type { CreatorRowLook } from "../creators.types.ts";
import { ChooseAll } from "./ChooseAll.tsx";
import { CreatorCardsRoot } from "./CreatorCards.styles.ts";
import type { CreatorTableProps } from "./CreatorTable.tsx";
import { creatorSorts } from "./creatorSorts.ts";

type Column = DataTableColumn<CreatorRowLook>;

/** Facts of a card: the first of the columns that the person chose. */
const FACTS = 4;
/** px of a usual card. */
const USUAL = 194;
/** Drawn at places of their own. */
const PLACED: ReadonlySet<string> = new Set(["display_name", "stage", "accounts"]);

interface ItemProps {
  nth: number;
  creator: CreatorRowLook;
  link: ((creator: CreatorRowLook) => LinkElement) | undefined;
  selection: Selection | undefined;
  stage: Column | undefined;
  accounts: Column | undefined;
  facts: readonly Column[];
}

function Choice({ creator, selection }: { creator: CreatorRowLook; selection: Selection }) {
  const isChosen = useIsSelected(selection, creator.uid);
  return (
    <Checkbox
      aria-label={`${creator.display_name}を選択`}
      checked={isChosen}
      onChange={(event) => selection.set([creator.uid], event.target.checked)}
    />
  );
}

/** Drawn again only when something of its own changes: there may be thousands above it. */
const Item = memo(function Item({ nth, creator, link, selection, stage, accounts, facts }: ItemProps) {
  const sub = creator.archived_at ? "アーカイブ済み" : creator.real_name;
  return (
    <li data-nth={nth}>
      <div className="head">
        {selection && (
          <span className="choice">
            <Choice creator={creator} selection={selection} />
          </span>
        )}
        <Avatar name={creator.display_name} image={creator.image} size="sm" />
        <span className="name">
          {linked(link?.(creator), creator.display_name)}
          {sub && <div className="sub">{sub}</div>}
        </span>
        {stage?.cell(creator)}
      </div>
      {accounts && creator.accounts.length > 0 && accounts.cell(creator)}
      {facts.length > 0 && (
        <dl className="facts">
          {facts.map(({ key, header, cell }) => (
            <div key={key}>
              <dt>{header}</dt>
              <dd>{cell(creator)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
});

export interface CreatorCardsProps extends CreatorTableProps {
  columns: readonly Column[];
}

/** The creators on a phone, where a table of nine columns shows two. */
export function CreatorCards(props: CreatorCardsProps) {
  const { creators, columns, layout, loading, selection, sort, onSortChange } = props;
  const list = useRef<HTMLUListElement>(null);
  const { parts, rest } = useCardWindow(list, creators.length, USUAL);
  const places = useMemo(() => {
    const { order, hidden } = resolveLayout(columns, layout);
    const shown = order.flatMap((key) =>
      hidden.includes(key) ? [] : (columns.find((column) => column.key === key) ?? []),
    );
    const facts = shown.filter(({ key }) => !PLACED.has(key)).slice(0, FACTS);
    const placed = (name: string) => shown.find(({ key }) => key === name);
    return { stage: placed("stage"), accounts: placed("accounts"), facts };
  }, [columns, layout]);
  if (loading && creators.length === 0) return <Skeleton shape="card" count={4} />;
  if (creators.length === 0) return props.empty;
  return (
    <CreatorCardsRoot>
      <div className="over">
        {selection && <ChooseAll {...props} selection={selection} />}
        {onSortChange && (
          <div className="sort">
            <Select
              aria-label="並び順"
              placeholder="並び順"
              options={creatorSorts(columns, sort)}
              value={sort ?? ""}
              onChange={({ target }) => onSortChange(target.value || undefined)}
            />
          </div>
        )}
      </div>
      <ul ref={list} aria-label="クリエイター" aria-busy={loading || undefined}>
        {parts.map(({ from, to, gap }) => (
          <Fragment key={from}>
            {gap > 0 && <li className="gap" aria-hidden="true" style={{ height: gap }} />}
            {creators.slice(from, to).map((creator, at) => (
              <Item
                key={creator.uid}
                nth={from + at}
                creator={creator}
                link={props.linkTo}
                selection={selection}
                {...places}
              />
            ))}
          </Fragment>
        ))}
        {rest > 0 && <li className="gap" aria-hidden="true" style={{ height: rest }} />}
      </ul>
      {props.selectionBar && <div className="foot">{props.selectionBar}</div>}
    </CreatorCardsRoot>
  );
}
