import { Link } from "@tsumugi/ui";
import { styled } from "styled-components";

/** Its words are cut or wrap; its sign keeps its place at the end, in every row the same. */
export const PostLink = styled(Link)`
  display: flex;
  gap: 4px;
  min-width: 0;
  & > span {
    flex: 1;
    min-width: 0;
  }
  & > svg {
    flex: none;
    margin: 0;
    color: var(--tsu-text-muted);
  }
`;
