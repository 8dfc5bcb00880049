import { AvatarGroup, Person } from "@tsumugi/ui";

export const Owner = () => (
  <>
    <Person name="田中 美咲" sub="つむぎ化粧品" />
    <AvatarGroup people={[{ name: "田中 美咲" }, { name: "鈴木 健太" }]} />
  </>
);
