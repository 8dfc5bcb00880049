import { type Bank, type BankAccountBody, bankAccountTypeLabels } from "@tsumugi/contract";
import { Combobox, FormField, RadioGroup, TextField } from "@tsumugi/ui";
import { styled } from "styled-components";
import { type BankAccountValues, holderPreview, isJapanPost, japanPostAccount } from "./bankAccountValues.ts";

const Root = styled.div`
  display: grid;
  gap: 14px;
  & .kana {
    font-family: var(--tsu-font-mono, monospace);
    overflow-wrap: anywhere;
  }
`;

/** Rows of a search that the caller makes. */
export interface BankSearch {
  /** 見つかった銀行か支店。まだ届いていなければ undefined。 */
  readonly rows: readonly Bank[] | undefined;
  /** 探している間。 */
  readonly loading?: boolean;
  /** 候補の欄に入力したとき。その文字で探して `rows` を渡します。 */
  readonly onSearch: (text: string) => void;
}

export interface BankAccountFormProps {
  /** 今の入力。 */
  value: BankAccountValues;
  /** どれかの欄が変わったとき。全部の欄の次の値が渡ります。 */
  onValueChange: (values: BankAccountValues) => void;
  /** 銀行の候補。 */
  banks: BankSearch;
  /** 選んだ銀行の支店の候補。 */
  branches: BankSearch;
  /** 欄ごとの、受け付けられないわけ。鍵は `bank_code` などの名前です。 */
  problems?: Partial<Record<string, string>>;
  /** どの欄も変えられません。 */
  disabled?: boolean;
}

const kinds = Object.entries(bankAccountTypeLabels).map(([value, label]) => ({ value, label }));
const optionsOf = ({ rows = [] }: BankSearch) =>
  rows.map(({ code, name, kana }) => ({ value: code, label: name, description: code, keywords: kana }));

/** A bank account: bank and branch by search, the name as the bank file will hold it, ゆうちょ by its passbook. */
export function BankAccountForm({
  value,
  onValueChange,
  banks,
  branches,
  problems = {},
  disabled = false,
}: BankAccountFormProps) {
  const set = (change: Partial<BankAccountValues>) => onValueChange({ ...value, ...change });
  const choose = (search: BankSearch, code: string | null) => ({
    code: code ?? "",
    name: search.rows?.find((row) => row.code === code)?.name ?? "",
  });
  const preview = holderPreview(value);
  return (
    <Root>
      <FormField
        label="銀行"
        requirement="required"
        hint="銀行名、かな、または4桁のコードで探せます"
        error={problems.bank_code}
      >
        <Combobox
          options={optionsOf(banks)}
          onSearch={banks.onSearch}
          loading={banks.loading}
          value={value.bank_code || null}
          valueLabel={value.bank_name}
          disabled={disabled}
          onValueChange={(value) => {
            const { code, name } = choose(banks, value);
            set({ bank_code: code, bank_name: name, branch_code: "", branch_name: "" });
          }}
        />
      </FormField>
      {isJapanPost(value) ? (
        <Passbook
          values={value}
          set={set}
          problem={problems.symbol ?? problems.branch_code}
          disabled={disabled}
        />
      ) : (
        <>
          <FormField
            label="支店"
            requirement="required"
            hint="支店名、かな、または3桁のコードで探せます"
            error={problems.branch_code}
          >
            <Combobox
              options={optionsOf(branches)}
              onSearch={branches.onSearch}
              loading={branches.loading}
              value={value.branch_code || null}
              valueLabel={value.branch_name}
              disabled={disabled || value.bank_code === ""}
              onValueChange={(value) => {
                const { code, name } = choose(branches, value);
                set({ branch_code: code, branch_name: name });
              }}
            />
          </FormField>
          <RadioGroup
            label="預金種目"
            options={kinds}
            value={value.kind}
            disabled={disabled}
            onValueChange={(kind) => set({ kind: kind as BankAccountBody["kind"] })}
          />
          <FormField label="口座番号" requirement="required" error={problems.number}>
            <TextField
              value={value.number}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              disabled={disabled}
              onChange={(event) => set({ number: event.target.value })}
            />
          </FormField>
        </>
      )}
      <FormField
        label="口座名義（カナ）"
        requirement="required"
        hint="例: ヤマダ ハナコ"
        error={problems.holder_kana}
      >
        <TextField
          value={value.holder_kana}
          autoComplete="off"
          maxLength={100}
          disabled={disabled}
          onChange={(event) => set({ holder_kana: event.target.value })}
        />
      </FormField>
      {preview && (
        <p className="tsu-muted">
          振込での表記 <span className="kana">{preview}</span>
        </p>
      )}
    </Root>
  );
}

interface PassbookProps {
  values: BankAccountValues;
  set: (change: Partial<BankAccountValues>) => void;
  problem: string | undefined;
  disabled: boolean;
}

function Passbook({ values, set, problem, disabled }: PassbookProps) {
  const account = japanPostAccount(values);
  const input = (key: "symbol" | "passbook_number", label: string, hint: string, error?: string) => (
    <FormField label={label} requirement="required" hint={hint} error={error}>
      <TextField
        value={values[key]}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        disabled={disabled}
        onChange={(event) => set({ [key]: event.target.value })}
      />
    </FormField>
  );
  return (
    <>
      {input("symbol", "記号", "通帳やアプリの5桁の数字", problem)}
      {input("passbook_number", "番号", "最大8桁の数字")}
      {account && (
        <p className="tsu-muted">
          振込での口座: 店番 {account.branch_code}　{bankAccountTypeLabels[account.kind]}　{account.number}
        </p>
      )}
    </>
  );
}
