import { useWord } from "../../words/useWord.ts";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";
import { Avatar, type AvatarProps } from "./Avatar.tsx";

export interface AvatarGroupProps extends Native<"span", "children"> {
  /** 大事な順の人たち。 */
  people: readonly Pick<AvatarProps, "name" | "image">[];
  /** 出す人数の上限。残りは「+3」のようにまとめます。既定は 4。 */
  max?: number;
  /** 大きさ。`Avatar` と同じ。既定は `sm`。 */
  size?: AvatarProps["size"];
}

/** Several people as overlapping pictures; their names are announced and shown on hover. */
export function AvatarGroup({ people, max = 4, size = "sm", className, ...rest }: AvatarGroupProps) {
  const word = useWord();
  // 「+1」 would need the same space as the avatar it replaces.
  const shown = people.length - max === 1 ? people : people.slice(0, max);
  const hidden = people.length - shown.length;
  const names = people.map(({ name }) => name || word("名前なし")).join(word("、"));
  if (people.length === 0) return null;
  return (
    <span
      {...rest}
      className={cx("tsu-avatars", className)}
      role="img"
      aria-label={word("{names}（{count}名）", { names, count: people.length })}
      title={names}
    >
      {shown.map(({ name, image }, index) => (
        <Avatar key={`${index}/${name}`} name={name} image={image ?? null} size={size ?? "sm"} />
      ))}
      {hidden > 0 && (
        <span
          className="tsu-avatar"
          data-size={size}
          data-rest={hidden > 99 ? "+99" : `+${hidden}`}
          aria-hidden="true"
        />
      )}
    </span>
  );
}
