import { type ManagedCreatorValues, managedCreatorFields, postalCodeOf } from "@tsumugi/contract";
import { Button, FormField, TextField } from "@tsumugi/ui";
import { Combobox } from "@tsumugi/ui/eager";
import { type Control, useController } from "react-hook-form";
import { styled } from "styled-components";
import { fieldId } from "../../shared/useField.ts";
import { CreatorField } from "./CreatorField.tsx";
import type { FindTowns } from "./creatorForm.types.ts";
import { townAddress } from "./postalFill.ts";
import { usePostalFill } from "./usePostalFill.ts";

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  color: var(--tsu-text-muted);
  font-size: var(--tsu-text-sm);
  line-height: 1.6;
  &:not(:empty) {
    margin-top: 6px;
  }
  & > span {
    overflow-wrap: anywhere;
  }
  & > :has(input) {
    flex: 0 1 24em;
  }
`;

interface PostalAddressProps {
  control: Control<ManagedCreatorValues>;
  findTowns?: FindTowns;
}

/** Postal code and address: the one fills in the other where that is empty, and offers it where it is not. */
export function PostalAddress({ control, findTowns }: PostalAddressProps) {
  const { field, fieldState } = useController({ control, name: "postal_code" });
  const fill = usePostalFill(control, findTowns);
  return (
    <>
      <div>
        <FormField
          id={fieldId("postal_code")}
          label={managedCreatorFields.postal_code.label}
          error={fieldState.error?.message}
          hint={findTowns && "入力すると、住所の欄に町名まで入ります"}
        >
          <TextField
            {...field}
            width="sm"
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => {
              field.onChange(event);
              void fill.lookUp(event.target.value);
            }}
            onBlur={() => {
              field.onChange(postalCodeOf(field.value) ?? field.value);
              field.onBlur();
            }}
          />
        </FormField>
        <Note role="status">
          <PostalNoteText {...fill} onRetry={() => void fill.lookUp(field.value)} />
        </Note>
      </div>
      <div className="wide">
        <CreatorField control={control} name="address" />
      </div>
    </>
  );
}

interface PostalNoteTextProps extends ReturnType<typeof usePostalFill> {
  onRetry: () => void;
}

function PostalNoteText({ note, canUndo, take, choose, undo, onRetry }: PostalNoteTextProps) {
  if (note?.kind === "failed")
    return (
      <>
        <span>住所を調べられませんでした。通信を確認してください（住所は入力できます）。</span>
        <Button size="sm" onClick={onRetry}>
          もう一度調べる
        </Button>
      </>
    );
  if (note?.kind === "unknown")
    return <span>この郵便番号は見つかりませんでした。番号を確認してください（このまま保存できます）。</span>;
  if (note?.kind === "offer")
    return (
      <Button size="sm" onClick={() => take(note.after)}>
        住所を「{note.after}」にする
      </Button>
    );
  if (note?.kind === "choose")
    return (
      <Combobox
        aria-label="郵便番号の町"
        placeholder={`${note.towns.length}件あります。選ぶと住所に入ります`}
        clearable={false}
        value={null}
        options={note.towns.map((town, index) => ({ value: String(index), label: townAddress(town) }))}
        onValueChange={(value) => {
          const town = note.towns[Number(value)];
          if (town) choose(town);
        }}
      />
    );
  if (note?.kind !== "filled" || !canUndo) return null;
  return (
    <>
      <span>住所に「{note.after}」を入れました。</span>
      <Button size="sm" variant="ghost" onClick={() => undo(note.before)}>
        元に戻す
      </Button>
    </>
  );
}
