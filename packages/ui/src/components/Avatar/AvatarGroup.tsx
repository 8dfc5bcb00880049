import { useWord } from "../../format/words/useWord.ts";
import { Avatar, type AvatarProps } from "./Avatar.tsx";

export interface AvatarGroupProps {
  /** In order of importance. */
  people: readonly Pick<AvatarProps, "name" | "image">[];
  /** Maximum number shown; the others become `+3`. Default 4. */
  max?: number;
  size?: AvatarProps["size"];
}

/** Several people as overlapping pictures; their names are announced and shown on hover. */
export function AvatarGroup({ people, max = 4, size = "sm" }: AvatarGroupProps) {
  const word = useWord();
  // 「+1」 would need the same space as the avatar it replaces.
  const shown = people.length - max === 1 ? people : people.slice(0, max);
  const rest = people.length - shown.length;
  const names = people.map(({ name }) => name || word("名前なし")).join(word("、"));
  if (people.length === 0) return null;
  return (
    <span
      className="tsu-avatars"
      role="img"
      aria-label={word("{names}（{count}名）", { names, count: people.length })}
      title={names}
    >
      {shown.map(({ name, image }, index) => (
        <Avatar key={`${index}/${name}`} name={name} image={image ?? null} size={size ?? "sm"} />
      ))}
      {rest > 0 && (
        <span
          className="tsu-avatar"
          data-size={size}
          data-rest={rest > 99 ? "+99" : `+${rest}`}
          aria-hidden="true"
        />
      )}
    </span>
  );
}
