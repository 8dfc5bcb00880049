import { Toolbar } from "@tsumugi/ui";
import { styled } from "styled-components";

/** A toolbar that stands on the page and not in a card: it begins and ends where the cards below it do. */
export const PageToolbar = styled(Toolbar)`
  && {
    padding-inline: 0;
  }
`;
