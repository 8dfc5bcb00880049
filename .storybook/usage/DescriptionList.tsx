import { DescriptionList } from "@tsumugi/ui";

export const Profile = () => (
  <DescriptionList
    items={[
      { term: "所属", description: "つむぎエージェンシー" },
      { term: "電話番号", description: "03-1234-5678", copy: "03-1234-5678" },
      { term: "住所", description: null },
    ]}
  />
);
