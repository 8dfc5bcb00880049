import type { ReactElement } from "react";
import { styled } from "styled-components";
import { Icon } from "../Icon/Icon.tsx";

const Root = styled.nav`
  font-size: var(--tsu-text-sm);
  & > ol { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 4px; }
  & li { display: inline-flex; align-items: center; gap: 4px; min-width: 0; color: var(--tsu-text-muted); }
  & li > a { color: var(--tsu-text-muted); min-height: 24px; display: inline-flex; align-items: center; }
  & li > a:hover { color: var(--tsu-brand-text); }
`;

export interface BreadcrumbsProps {
  /** From the top down; the last one is the page itself and given as text. */
  items: readonly (ReactElement | string)[];
}

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <Root aria-label="パンくずリスト">
      <ol>
        {items.map((item, index) => (
          <li key={index} aria-current={index === items.length - 1 ? "page" : undefined}>
            {index > 0 && <Icon name="chevronRight" size={14} />}
            {item}
          </li>
        ))}
      </ol>
    </Root>
  );
}
