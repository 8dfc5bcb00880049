import type { ImportNewTag } from "@tsumugi/contract";
import { Tag } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 14px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 6px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export interface ImportNewTagsProps {
  /** 企業でまだ誰も使っていないタグ。`similar` は、間違えたかもしれない、いまあるジャンルかタグです。 */
  tags: readonly ImportNewTag[];
}

function List({ tags }: ImportNewTagsProps) {
  return (
    <ul>
      {tags.map(({ name, rows, similar }) => (
        <li key={name}>
          <Tag>{name}</Tag>
          <span className="tsu-muted">{formatInteger(rows)}行</span>
          {similar && <strong>「{similar}」の間違いではありませんか</strong>}
        </li>
      ))}
    </ul>
  );
}

/** Tags that an import would bring into the company for the first time. What looks like a slip stands open. */
export function ImportNewTags({ tags }: ImportNewTagsProps) {
  const slips = tags.filter(({ similar }) => similar !== null);
  const others = tags.filter(({ similar }) => similar === null);
  if (tags.length === 0) return null;
  return (
    <Root>
      {slips.length > 0 && (
        <>
          <p>
            いまあるジャンルやタグに似た言葉が、新しいタグになります。間違いなら、ファイルを直して選び直してください。
          </p>
          <List tags={slips} />
        </>
      )}
      {others.length > 0 && (
        <details>
          <summary>新しく増えるタグ（{formatInteger(others.length)}）</summary>
          <List tags={others} />
        </details>
      )}
    </Root>
  );
}
