import type { ShortLinkBody, Utm } from "@tsumugi/contract";
import { Banner, Button, FormField, Stack, TextField } from "@tsumugi/ui";
import { type FormEvent, useState } from "react";
import { styled } from "styled-components";
import { unsavedMark } from "../../shared/unsavedMark.ts";

const Utms = styled.details`
  & > summary {
    cursor: pointer;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    line-height: 2;
  }
  & > .fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(180px, 100%), 1fr));
    gap: 12px;
    padding-top: 8px;
  }
`;

export interface ShortLinkFormProps {
  /** 初めに入れておく UTM の値。その企業が前に使ったものを渡します。 */
  utm: Utm;
  /** 初めに入れておくページの URL。 */
  address?: string;
  /** ボタンの文字。既定は「短縮リンクを発行」。 */
  submitLabel?: string;
  /** 発行中。 */
  loading?: boolean;
  /** 断られたわけ。原因、直し方の順に書きます。`addressError` があれば出しません。 */
  error?: string | undefined;
  /** 断られたわけのうち、URL の欄に出すもの。 */
  addressError?: string | undefined;
  /** 発行を押したとき。http:// か https:// で始まらない URL では呼ばれません。 */
  onSubmit: (body: ShortLinkBody) => void;
}

const fields = [
  ["source", "utm_source（参照元）"],
  ["medium", "utm_medium（種類）"],
  ["campaign", "utm_campaign（施策名）"],
  ["content", "utm_content（区別）"],
] as const;

/** Whatever else may be wrong with an address, the server says: it knows the cause. */
const IS_WEB = /^https?:\/\//i;

/** The UTM values that an address brings along itself. */
function ownUtm(address: string): ReadonlyMap<string, string> {
  const params = URL.canParse(address.trim()) ? new URL(address.trim()).searchParams : new URLSearchParams();
  return new Map(
    fields.flatMap(([key]) => {
      const value = params.get(`utm_${key}`);
      return value ? [[key, value] as const] : [];
    }),
  );
}

/** The page that a link is to lead to, and the UTM values that its visitors bring along. */
export function ShortLinkForm(props: ShortLinkFormProps) {
  const { utm, submitLabel = "短縮リンクを発行", loading, error, addressError, onSubmit } = props;
  const [address, setAddress] = useState(props.address ?? "");
  const [values, setValues] = useState(utm);
  const [problem, setProblem] = useState<string>();
  const own = ownUtm(address);
  const isChanged = address !== (props.address ?? "") || fields.some(([key]) => values[key] !== utm[key]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const source_url = address.trim();
    const isWeb = IS_WEB.test(source_url);
    setProblem(isWeb ? undefined : "http:// または https:// で始まるURLを入力してください。");
    if (isWeb) onSubmit({ source_url, utm: values });
  };
  return (
    <form onSubmit={submit} noValidate {...unsavedMark(isChanged)}>
      <Stack>
        {error && !addressError && <Banner tone="danger">{error}</Banner>}
        <FormField
          label="紹介するページのURL"
          requirement="required"
          hint="クリエイターごとに別の短縮リンクになり、クリックを数えられます。転送先は発行したあとに変えられません"
          {...((problem ?? addressError) && { error: problem ?? addressError })}
        >
          <TextField
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </FormField>
        {own.size > 0 && (
          <p role="status" className="tsu-muted">
            URLにある{[...own].map(([key, value]) => `utm_${key}=${value}`).join("、")}
            は、そのまま使います。下の値に変えるときは、URLから消してください。
          </p>
        )}
        <Utms>
          <summary>転送先に付けるUTMパラメーター</summary>
          <p className="tsu-muted">
            空欄と、URLにすでにあるものは付きません。{"{project}"} は案件名、{"{code}"}{" "}
            は短縮リンクのコードに置き換わります。
          </p>
          <div className="fields">
            {fields.map(([key, label]) => (
              <FormField
                key={key}
                label={label}
                hint={own.has(key) ? `URLの「${own.get(key)}」を使います` : undefined}
              >
                <TextField
                  value={values[key] ?? ""}
                  limit={100}
                  onChange={(event) => setValues({ ...values, [key]: event.target.value })}
                />
              </FormField>
            ))}
          </div>
        </Utms>
        <div>
          <Button type="submit" variant="primary" icon="link" loading={loading}>
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
