import { MAX_POST_LINES, type PostLine, type PostTerms, splitPostUrls } from "@tsumugi/contract";
import { Banner, Button, FormField, Select, TextArea } from "@tsumugi/ui";
import { type FormEvent, type ReactNode, useState } from "react";
import { styled } from "styled-components";
import type { OptionLook } from "../../shared/types.ts";
import { PostLines } from "./PostLines.tsx";

const Root = styled.form`
  display: grid;
  gap: 16px;
  & > .read {
    margin: 0;
    color: var(--tsu-text-muted);
    overflow-wrap: anywhere;
    &:empty {
      display: none;
    }
  }
  & > .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }
`;

export interface NewPostLine {
  /** 投稿のページの URL。 */
  url: string;
  /** 決まっているときだけ、投稿を付ける依頼の uid。 */
  job_request_uid?: string;
}

export interface PostPicking {
  /** 今の入力に入っている URL。 */
  picked: ReadonlySet<string>;
  /** URL を入力に足すか、入っていれば外します。 */
  onPick: (url: string) => void;
}

export interface AddPostsFormProps {
  /** 投稿を付けられる依頼。値は `job_request_uid`、名前はクリエイターの名前です。1 件だけなら尋ねません。 */
  jobs: readonly OptionLook[];
  /** 入力したままの文字。閉じても消えないよう、外で覚えます。 */
  text: string;
  /** 入力が変わったとき。 */
  onTextChange: (text: string) => void;
  /** 登録中。もう一度送っても呼ばれません。 */
  loading?: boolean;
  /** 全体の登録が断られたわけ。 */
  error?: string | undefined;
  /** 1 件だけの URL を登録できなかったわけ。URL の欄に出ます。 */
  problem?: string | undefined;
  /** 最後に送った URL ごとの結果。渡すと入力の代わりに出します。 */
  results?: readonly PostLine[] | undefined;
  /** 案件の SNS と投稿期間。合わない投稿も登録し、結果で知らせます。 */
  terms?: PostTerms | undefined;
  /** 1 件だけの URL が短縮 URL のときの行き先。 */
  target?: string | undefined;
  /** 選んだクリエイターの投稿から選ぶ部品。 */
  picker?: (jobRequestUid: string, picking: PostPicking) => ReactNode;
  /** 登録を押したとき。一度に 50 件までです。 */
  onSubmit: (lines: readonly NewPostLine[]) => void;
  /** 結果から入力に戻るとき。 */
  onBack?: () => void;
  /** 案件にすでにある投稿を見せます。 */
  onShow?: (postUid: string) => void;
  /** 「キャンセル」か、結果を閉じるとき。 */
  onClose: () => void;
}

const NONE = "投稿のURLが入力されていません。投稿ページのURLを貼り付けてください。";
const tooMany = (count: number) =>
  `${count}件あります。一度に登録できるのは${MAX_POST_LINES}件までです。分けて貼り付けてください。`;

/** Posts by their addresses, one or many; platform, kind and creator are read from them. */
export function AddPostsForm(props: AddPostsFormProps) {
  const { jobs, text, onTextChange, loading = false, error, target, results } = props;
  const [job, setJob] = useState(jobs.length === 1 ? (jobs[0]?.value ?? "") : "");
  const [ownProblem, setOwnProblem] = useState<string>();
  const urls = splitPostUrls(text);

  const change = (next: string) => {
    setOwnProblem(undefined);
    onTextChange(next);
  };
  const pick = (url: string) =>
    change((urls.includes(url) ? urls.filter((one) => one !== url) : [...urls, url]).join("\n"));
  // The creator chosen for all of them holds for a second try, too, unless a line has one of its own.
  const withJob = ({ url, job_request_uid = job }: NewPostLine): NewPostLine =>
    job_request_uid ? { url, job_request_uid } : { url };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    if (urls.length === 0) return setOwnProblem(NONE);
    if (urls.length > MAX_POST_LINES) return setOwnProblem(tooMany(urls.length));
    props.onSubmit(urls.map((url) => withJob({ url })));
  };

  if (results)
    return (
      <PostLines
        lines={results}
        jobs={jobs}
        terms={props.terms}
        submitting={loading}
        error={error}
        onRetry={(lines) => props.onSubmit(lines.map(withJob))}
        onEdit={(left) => {
          change(left.join("\n"));
          props.onBack?.();
        }}
        onShow={props.onShow}
        onClose={props.onClose}
      />
    );
  return (
    <Root noValidate onSubmit={submit}>
      {error && <Banner tone="danger">{error}</Banner>}
      {jobs.length > 1 && (
        <FormField
          label="クリエイター"
          hint="投稿したアカウントから見分けます。決まっているときだけ選んでください"
        >
          <Select
            placeholder="アカウントから見分ける"
            options={jobs}
            value={job}
            onChange={(event) => setJob(event.target.value)}
          />
        </FormField>
      )}
      {props.picker?.(job, { picked: new Set(urls), onPick: pick })}
      <FormField
        label="投稿のURL"
        requirement="required"
        hint="YouTube・Instagram・TikTok・X。文章のまま貼り付けても、URLだけを読み取ります（50件まで）"
        error={ownProblem ?? props.problem}
      >
        <TextArea
          rows={5}
          inputMode="url"
          placeholder="https://"
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      </FormField>
      <p className="read" aria-live="polite">
        {urls.length > 1 && `${urls.length}件のURLを読み取りました。`}
        {target && (
          <>
            短縮URLの行き先: <bdi>{target}</bdi>
          </>
        )}
      </p>
      <div className="foot">
        <Button onClick={props.onClose}>キャンセル</Button>
        <Button type="submit" variant="primary" loading={loading}>
          {urls.length > 1 ? `${urls.length}件の投稿を登録` : "投稿を登録"}
        </Button>
      </div>
    </Root>
  );
}
