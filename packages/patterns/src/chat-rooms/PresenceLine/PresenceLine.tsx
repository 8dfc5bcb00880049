import { listed, type PresentPerson } from "@tsumugi/contract";
import { Avatar } from "@tsumugi/ui";
import { styled } from "styled-components";

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  min-height: 24px;
  padding: 0 16px;
  background: var(--tsu-bg);
  color: var(--tsu-text-muted);
  font-size: var(--tsu-text-xs);
  & > .people {
    display: flex;
    flex: none;
    & > * + * {
      margin-left: -6px;
    }
  }
  & > .text {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export interface PresentPersonLook {
  /** その人の uid。クリエイターは自社の記録、サポートではアカウントの uid です。 */
  uid: PresentPerson["uid"];
  /** 名前。 */
  name: PresentPerson["name"];
  /** `viewing` は見ている、`typing` は書いている。 */
  state: PresentPerson["state"];
  /** ひとまとまりで答える窓口。名前に「さん」を付けません。 */
  isTeam?: boolean;
}

const SHOWN = 2;

const named = (people: readonly PresentPersonLook[]): string =>
  listed(
    people.map(({ name, isTeam }) => (isTeam ? name : `${name}さん`)),
    "人",
    { most: SHOWN },
  );

export interface PresenceLineProps {
  /** 部屋を開いているほかの人。入力中の人がいる間は、見ているだけの人は出しません。 */
  people: readonly PresentPersonLook[];
}

/** Who types just now, else who else has the room open. Keeps its height, so that nothing jumps. */
export function PresenceLine({ people }: PresenceLineProps) {
  const typists = people.filter(({ state }) => state === "typing");
  const shown = typists.length > 0 ? typists : people;
  return (
    // Read aloud only when asked for: typing comes and goes every few seconds.
    <Root aria-live="off">
      {shown.length > 0 && (
        <>
          <span className="people">
            {shown.slice(0, SHOWN).map(({ uid, name }) => (
              <Avatar key={uid} name={name} image={null} size="sm" />
            ))}
          </span>
          <span className="text">
            {typists.length > 0 ? `${named(shown)}が入力中…` : `${named(shown)}もこの部屋を見ています`}
          </span>
        </>
      )}
    </Root>
  );
}
