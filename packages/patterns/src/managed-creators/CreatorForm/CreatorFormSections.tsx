import { normalizeAddress, normalizePhone } from "@tsumugi/ui/format";
import type { Control } from "react-hook-form";
import { FormChecks } from "../../shared/FormChecks.tsx";
import { FormText } from "../../shared/fields.tsx";
import { stageOptions } from "../../shared/labels.ts";
import { FormCombobox, FormMultiSelect, FormSelect, FormTags, MANY } from "../../shared/pickers.tsx";
import type { OptionLook } from "../../shared/types.ts";
import type { CreatorFormValues, FindTowns } from "./creatorForm.types.ts";
import { EMAIL, EMAIL_PROBLEM } from "./email.ts";
import { PostalAddress } from "./PostalAddress.tsx";

interface SectionProps {
  control: Control<CreatorFormValues>;
}

export const ProfileFields = ({ control }: SectionProps) => (
  <>
    <FormText
      control={control}
      name="display_name"
      label="表示名"
      requirement="required"
      rules={{
        validate: (value) => String(value).trim() !== "" || "表示名が入力されていません。入力してください。",
      }}
    />
    <FormSelect control={control} name="stage" label="関係ステージ" options={stageOptions} />
    <FormText control={control} name="real_name" label="氏名" autoComplete="off" />
    <FormText control={control} name="kana" label="かな" autoComplete="off" />
  </>
);

export const ClassFields = ({
  control,
  genres,
  owners,
  tagSuggestions,
}: SectionProps & {
  genres: readonly OptionLook[];
  owners: readonly OptionLook[];
  tagSuggestions?: readonly string[];
}) => (
  <>
    <div className="wide">
      {genres.length > MANY ? (
        <FormMultiSelect
          control={control}
          name="genre_uids"
          label="ジャンル"
          options={genres}
          placeholder="ジャンルを探す"
        />
      ) : (
        <FormChecks control={control} name="genre_uids" label="ジャンル" options={genres} />
      )}
    </div>
    <FormTags
      control={control}
      name="tags"
      label="タグ"
      suggestions={tagSuggestions}
      placeholder="入力して Enter で追加"
    />
    <FormCombobox control={control} name="owner_uid" label="担当" options={owners} placeholder="未設定" />
  </>
);

export const ContactFields = ({ control, findTowns }: SectionProps & { findTowns?: FindTowns }) => (
  <>
    <FormText
      control={control}
      name="email"
      label="メールアドレス"
      type="email"
      autoComplete="off"
      normalize={normalizeAddress}
      rules={{
        validate: (value) => value === "" || EMAIL.test(String(value)) || EMAIL_PROBLEM,
      }}
    />
    <FormText
      control={control}
      name="phone"
      label="電話番号"
      inputMode="tel"
      autoComplete="off"
      normalize={normalizePhone}
    />
    <FormText control={control} name="agency" label="所属事務所" />
    <PostalAddress control={control} findTowns={findTowns} />
  </>
);
