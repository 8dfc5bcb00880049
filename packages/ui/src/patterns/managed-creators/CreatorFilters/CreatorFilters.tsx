import { Button } from "../../../components/Button/Button.tsx";
import { Combobox } from "../../../components/Combobox/Combobox.tsx";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { Select } from "../../../components/Select/Select.tsx";
import { platformOptions, stageOptions } from "../../shared/labels.ts";
import { MANY } from "../../shared/pickers.tsx";
import type { OptionLook } from "../../shared/types.ts";

/** Each is absent when it does not filter. */
export interface CreatorFilterValue {
  keyword?: string;
  stage?: string;
  platform?: string;
  genre?: string;
  owner?: string;
  tag?: string;
  archived?: string;
}

export interface CreatorFiltersProps {
  value: CreatorFilterValue;
  /** The whole next value; a filter set to nothing is undefined. */
  onChange: (next: CreatorFilterValue) => void;
  genres?: readonly OptionLook[];
  owners?: readonly OptionLook[];
}

/** Keyword and filters, for the `Toolbar` above the table. */
export function CreatorFilters({ value, onChange, genres = [], owners = [] }: CreatorFiltersProps) {
  const select = (key: keyof CreatorFilterValue, label: string, options: readonly OptionLook[]) => (
    <Select
      inline
      aria-label={label}
      placeholder={`${label}: すべて`}
      options={options}
      value={value[key] ?? ""}
      onChange={(event) => onChange({ ...value, [key]: event.target.value || undefined })}
    />
  );
  /** A long list is searched, a short one read. */
  const find = (key: keyof CreatorFilterValue, label: string, options: readonly OptionLook[]) =>
    options.length > MANY ? (
      <Combobox
        inline
        aria-label={label}
        placeholder={`${label}: すべて`}
        options={options}
        value={value[key] ?? null}
        onValueChange={(next) => onChange({ ...value, [key]: next ?? undefined })}
      />
    ) : (
      select(key, label, options)
    );
  const isFiltered = Object.values(value).some((entry) => entry !== undefined && entry !== "");
  return (
    <>
      <SearchField
        label="クリエイターを検索"
        placeholder="名前・かな・アカウント・メモ"
        value={value.keyword ?? ""}
        onSearch={(keyword) => onChange({ ...value, keyword: keyword || undefined })}
      />
      {select("stage", "関係", stageOptions)}
      {select("platform", "SNS", platformOptions)}
      {genres.length > 0 && find("genre", "ジャンル", genres)}
      {owners.length > 0 && find("owner", "担当", owners)}
      {select("archived", "表示", [{ value: "true", label: "アーカイブ済み" }])}
      {isFiltered && (
        <Button variant="ghost" size="sm" onClick={() => onChange({})}>
          条件を消す
        </Button>
      )}
    </>
  );
}
