import type { ReactElement, ReactNode } from "react";
import { styled } from "styled-components";
import { thumbArea } from "../../theme/thumb.ts";
import { useWord } from "../../words/useWord.ts";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Menu } from "../Menu/Menu.tsx";
import { MenuItem } from "../Menu/MenuItem.tsx";
import type { Native } from "../native.ts";
import { foldCrumbs } from "./crumbs.ts";

const Root = styled.nav`
  font-size: var(--tsu-text-sm);
  & > ol {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 2px 4px;
  }
  & li {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
    color: var(--tsu-text-muted);
  }
  /* As high as the first line, so that the arrow stays beside it where a name takes two. */
  & li > svg {
    flex: none;
    align-self: flex-start;
    height: 24px;
  }
  & li {
    min-height: 24px;
  }
  /* Its press area is wider than its dots: the gaps to the arrows are those of a name. */
  & li > .tsu-icon-button {
    margin: -4px -7px;
  }
  & li > a {
    color: var(--tsu-text-muted);
    min-height: 24px;
    display: inline-flex;
    align-items: center;
  }
  & li > a:hover {
    color: var(--tsu-brand-text);
  }
  @media (max-width: 640px), (pointer: coarse) {
    & > ol {
      row-gap: 12px;
    }
    & li > a {
      position: relative;
      &::after {
        ${thumbArea}
      }
    }
    & li,
    & li > a {
      min-height: 32px;
    }
    & li > svg {
      height: 32px;
    }
    & li > .tsu-icon-button {
      margin: -6px -9px;
    }
  }
`;

export interface BreadcrumbsProps extends Native<"nav", "children"> {
  /** 上の階層から順に。最後はこの画面自身で、文字だけ。4 つを超えると途中を折りたたみます。 */
  items: readonly (ReactElement | string)[];
  /** ナビゲーションの名前。既定は「パンくずリスト」。 */
  label?: string;
}

/** The path from the top level to the current page. */
export function Breadcrumbs({ items, label, ...rest }: BreadcrumbsProps) {
  const word = useWord();
  const { head, folded, tail } = foldCrumbs(items);
  const last = items.length - 1;
  const crumb = (item: ReactNode, index: number) => (
    <li key={index} aria-current={index === last ? "page" : undefined}>
      {index > 0 && <Icon name="chevronRight" size={14} />}
      {item}
    </li>
  );
  return (
    <Root {...rest} aria-label={label ?? word("パンくずリスト")}>
      <ol>
        {head.map((item, index) => crumb(item, index))}
        {folded.length > 0 &&
          crumb(
            <Menu
              trigger={
                <IconButton
                  icon="more"
                  size="sm"
                  label={word("途中の{count}階層", { count: folded.length })}
                />
              }
            >
              {folded.map((item, index) => (
                <MenuItem key={index} asChild={typeof item !== "string"} disabled={typeof item === "string"}>
                  {item}
                </MenuItem>
              ))}
            </Menu>,
            1,
          )}
        {tail.map((item, index) => crumb(item, items.length - tail.length + index))}
      </ol>
    </Root>
  );
}
