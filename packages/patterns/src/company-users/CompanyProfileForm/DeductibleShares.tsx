import { Button, IconButton } from "@tsumugi/ui";
import { type Control, useFieldArray } from "react-hook-form";
import { styled } from "styled-components";
import { FormDay, FormYen } from "../../shared/fields.tsx";
import type { CompanyProfileFormValues } from "./companyProfileForm.types.ts";

const Root = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  & > .row {
    display: grid;
    grid-template-columns: 13em 8em auto;
    gap: 10px;
    align-items: start;
  }
  & > .row > .tsu-icon-button {
    margin-top: 28px;
  }
  @media (max-width: 480px) {
    & > .row {
      grid-template-columns: minmax(0, 1fr) 6em auto;
      width: 100%;
    }
  }
`;

const MAX = 20;

/** How much of the tax paid to payees without a registration number is deductible, from which day on. */
export function DeductibleShares({ control }: { control: Control<CompanyProfileFormValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: "deductible_shares" });
  return (
    <Root className="wide">
      <p className="tsu-muted">
        登録番号のない支払先に払った消費税のうち、控除できる割合です。日付ごとに決まります。
      </p>
      {fields.map((share, index) => (
        <div className="row" key={share.id}>
          <FormDay
            control={control}
            name={`deductible_shares.${index}.from`}
            label="適用開始日"
            rules={{ required: "日付が入力されていません。入力してください。" }}
          />
          <FormYen
            control={control}
            name={`deductible_shares.${index}.percent`}
            label="割合"
            unit="%"
            step={10}
            rules={{
              validate: (value) =>
                (typeof value === "number" && value <= 100) || "0から100までの数字を入力してください。",
            }}
          />
          <IconButton icon="trash" label={`${index + 1}行目の割合を外す`} onClick={() => remove(index)} />
        </div>
      ))}
      {fields.length < MAX && (
        <Button icon="plus" onClick={() => append({ from: null, percent: null })}>
          割合を追加
        </Button>
      )}
    </Root>
  );
}
