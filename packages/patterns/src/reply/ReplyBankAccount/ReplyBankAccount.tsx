import {
  type BankAccountEnd,
  bankAccountTypeLabels,
  type ReplyBankAccount as State,
} from "@tsumugi/contract";
import { Banner, Button, Card, DescriptionList, FormField, TextField } from "@tsumugi/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { unsavedMark } from "../../shared/unsavedMark.ts";
import { useFirstError } from "../../shared/useFirstError.ts";

const Root = styled.div`
  display: grid;
  gap: 14px;
  & form {
    display: grid;
    gap: 14px;
  }
`;

export interface ReplyBankAccountProps {
  /** 登録した口座、待っている変更、確認コードの届け先。 */
  state: State;
  /** 開いているフォームの中身。開いていなければ渡しません。 */
  form?: ReactNode;
  /** フォームに入力があります。口座はどこにも残さないので、離れる前に確かめます。 */
  unsaved?: boolean;
  /** 保存できなかったわけ。 */
  error?: string | undefined;
  /** 確認コードを受け付けられなかったわけ。 */
  codeError?: string | undefined;
  /** 次にすることです。ボタンを目立たせます。既定は true。 */
  primary?: boolean;
  /** 保存中か、確認中。 */
  loading?: boolean;
  /** リンクが終わっています。見るだけです。 */
  locked?: boolean;
  /** 口座の登録か変更を始めるとき。 */
  onOpen: () => void;
  /** 「やめる」を押したとき。 */
  onClose: () => void;
  /** フォームを送ったとき。 */
  onSave: () => void;
  /** 確認コードを送ったとき。全角は半角に直してあります。 */
  onConfirm: (code: string) => void;
}

const rowsOf = ({ bank_name, branch_name, kind, number_end }: BankAccountEnd) => [
  { term: "金融機関", description: `${bank_name} ${branch_name}` },
  { term: "口座", description: `${bankAccountTypeLabels[kind]}　末尾 ${number_end}` },
];

/** The creator's account, by its last digits. Another one counts once the mailed code is typed in. */
export function ReplyBankAccount(props: ReplyBankAccountProps) {
  const { state, form, error, loading = false, locked = false, primary = true } = props;
  const { account, pending, code_goes_to } = state;
  const root = useRef<HTMLDivElement>(null);
  const isOpen = Boolean(form);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The form was far taller than what stands in its place: a phone would go on showing what comes after it.
    if (wasOpen.current && !isOpen) root.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Card title="振込先の口座">
      <Root ref={root} tabIndex={-1}>
        {!account && !form && (
          <p>報酬をお支払いするための口座が、まだ登録されていません。登録をお願いします。</p>
        )}
        {account && <DescriptionList layout="rows" items={rowsOf(account)} />}
        {pending && !form && !locked && <CodeForm {...props} pending={pending} />}
        {form ? (
          <AccountForm {...props}>
            {form}
            {account && (
              <p className="tsu-muted">
                変更するには、{code_goes_to || "登録されたメールアドレス"}に届く確認コードが必要です。
              </p>
            )}
            <Button type="submit" variant="primary" full loading={loading}>
              {account ? "この口座に変更する" : "この口座を登録する"}
            </Button>
            <Button onClick={props.onClose}>やめる</Button>
          </AccountForm>
        ) : (
          !locked && (
            <Button variant={account || !primary ? "secondary" : "primary"} onClick={props.onOpen}>
              {account ? "口座を変更する" : "口座を登録する"}
            </Button>
          )
        )}
        {account && !form && (
          <p className="tsu-muted">安全のため、口座番号は末尾の4桁だけを表示しています。</p>
        )}
        {/* Below what was pressed, which an error must not push away. */}
        {error && <Banner tone="danger">{error}</Banner>}
      </Root>
    </Card>
  );
}

/** Taller than a phone's screen: what is wrong at its top is led to from the button at its end. */
function AccountForm({
  unsaved = false,
  onSave,
  children,
}: Pick<ReplyBankAccountProps, "unsaved" | "onSave"> & { children: ReactNode }) {
  const [attempt, setAttempt] = useState(0);
  const { root, rest } = useFirstError<HTMLFormElement>(attempt);
  return (
    <form
      ref={root}
      noValidate
      {...unsavedMark(unsaved)}
      onChange={rest}
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
        onSave();
      }}
    >
      {children}
    </form>
  );
}

function CodeForm({
  state,
  pending,
  codeError,
  loading = false,
  onConfirm,
}: ReplyBankAccountProps & { pending: NonNullable<State["pending"]> }) {
  const [code, setCode] = useState("");
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(code.normalize("NFKC").trim());
      }}
    >
      <Banner tone="info">
        末尾 {pending.account.number_end} の口座への変更は、まだ終わっていません。{state.code_goes_to}
        に届いた6桁の確認コードを入力してください。
      </Banner>
      <FormField label="確認コード" requirement="required" error={codeError}>
        <TextField
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          onChange={(event) => setCode(event.target.value)}
        />
      </FormField>
      <Button type="submit" variant="primary" full loading={loading}>
        確認して変更を終える
      </Button>
    </form>
  );
}
