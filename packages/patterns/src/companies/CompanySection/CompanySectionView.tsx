import {
  type CompanyProfile,
  type CompanySection,
  companyFields,
  companySectionFields,
  fieldWords,
} from "@tsumugi/contract";
import { Avatar, DescriptionList } from "@tsumugi/ui";
import { styled } from "styled-components";
import { companyColorVar } from "../companyColorVar.ts";

const Swatch = styled.span`
  display: inline-block;
  width: 2em;
  height: 0.8em;
  margin-inline-end: 8px;
  border-radius: 999px;
`;

type Name = keyof typeof companyFields;

function Value({ profile, name }: { profile: CompanyProfile; name: Name }) {
  if (name === "image") return <Avatar name={profile.name} image={profile.image} square />;
  const words = fieldWords(companyFields[name], profile[name]);
  if (name !== "color") return words || "未設定";
  return (
    <>
      <Swatch style={{ background: companyColorVar(profile.color, profile.uid) }} />
      {words}
    </>
  );
}

export interface CompanySectionViewProps {
  /** 企業の設定。見る人の権限で見えない項目は null です。 */
  profile: CompanyProfile;
  /** どの区分を表示するか。 */
  section: CompanySection;
}

/** A section for those who may not change it. What their role does not see is left out. */
export function CompanySectionView({ profile, section }: CompanySectionViewProps) {
  const names: readonly Name[] = companySectionFields[section];
  const shown = names.filter((name) => name === "image" || profile[name] !== null);
  if (shown.length === 0)
    return (
      <p className="tsu-muted">
        この内容は、管理者と経理だけが見られます。必要なときは管理者に確認してください。
      </p>
    );
  return (
    <DescriptionList
      layout="rows"
      items={shown.map((name) => ({
        term: companyFields[name].label,
        description: <Value profile={profile} name={name} />,
      }))}
    />
  );
}
