import { MAX_POST_LINES, type Platform, splitPostUrls } from "@tsumugi/contract";
import { Banner, Button, Card, Link } from "@tsumugi/ui";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { PostLineList, type PostLineLook } from "../../posts/AddPostsForm/PostLineList.tsx";
import { FormArea } from "../../shared/fields.tsx";
import { PlatformIcon } from "../../shared/PlatformIcon.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";

export interface ReplySubmissionValues {
  /** 画面には出ません。`onValueChange` にそのまま渡ります。 */
  text: string;
  /** 入力した投稿の URL。何件でも、前後に文章があってもかまいません。 */
  url: string;
}

export interface ReplySubmissionProps {
  /** すでに登録した投稿。 */
  posts?: readonly { uid: string; url: string; title: string; platform: Platform }[];
  /** 最後に登録した URL ごとの結果。 */
  results?: readonly PostLineLook[] | undefined;
  /** 次にすることです。ボタンを目立たせます。既定は true。 */
  primary?: boolean;
  /** 登録中。もう一度送っても呼ばれません。 */
  loading?: boolean;
  /** 登録できなかったわけ。 */
  error?: string;
  /** サーバーの答えの `fields`。欄ごとに出します。 */
  fields?: FieldErrors;
  /** 離れる前にページで入力していたもの。 */
  initial?: ReplySubmissionValues | undefined;
  /** 入力が変わるたび。覚えておくために呼びます。 */
  onValueChange?: (values: ReplySubmissionValues) => void;
  /** 登録を押したとき。見つけた URL と、URL と読めない行が、重なりなく渡ります。 */
  onSubmit: (urls: readonly string[]) => void;
}

const urlProblem = "投稿のURLが入力されていません。投稿ページのURLを貼り付けてください。";

function problemOf(text: string): string | true {
  const { length } = splitPostUrls(text);
  if (length === 0) return urlProblem;
  return (
    length <= MAX_POST_LINES ||
    `${length}件あります。一度に登録できるのは${MAX_POST_LINES}件までです。分けて貼り付けてください。`
  );
}

const MISMATCH =
  "登録されているものとは別のアカウントの投稿です。このまま担当者が確認します。間違いのときはメッセージで知らせてください。";

const summaryOf = (results: readonly PostLineLook[]): string => {
  const stored = results.filter(({ kind }) => kind === "stored").length;
  const left = results.filter(({ kind }) => kind !== "stored" && kind !== "duplicate").length;
  const rest = left > 0 ? `残りの${left}件は、理由を確認してもう一度登録してください。` : "";
  return `${results.length}件のうち${stored}件を登録しました。${rest}`;
};

/** Where the creator hands in the addresses of what went out, many at once, and sees what became of each. */
export function ReplySubmission(props: ReplySubmissionProps) {
  const { posts = [], results, loading = false, error, fields, initial, onValueChange, onSubmit } = props;
  const form = useForm({ defaultValues: initial ?? { text: "", url: "" }, mode: "onTouched" });
  useEffect(
    () =>
      onValueChange &&
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { text, url } }) => onValueChange({ text, url }),
      }),
    [form, onValueChange],
  );
  useServerFields(form, fields);
  const count = splitPostUrls(useWatch({ control: form.control, name: "url" })).length;
  return (
    <Card title="投稿URLを登録">
      <form
        noValidate
        style={{ display: "grid", gap: 14 }}
        onSubmit={form.handleSubmit(({ url }) => !loading && onSubmit(splitPostUrls(url)))}
      >
        {posts.length > 0 && (
          <ul aria-label="登録した投稿">
            {posts.map((post) => (
              <li key={post.uid} className="tsu-inline">
                <PlatformIcon platform={post.platform} />
                <Link href={post.url} external>
                  {post.title || post.url}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {results && (
          <>
            <p role="status">{summaryOf(results)}</p>
            <PostLineList
              lines={results}
              mismatch={MISMATCH}
              missingHint="。投稿に書き足して、担当者にメッセージで知らせてください。"
            />
          </>
        )}
        <FormArea
          control={form.control}
          name="url"
          label="投稿のURL"
          requirement="required"
          hint="複数あるときは、まとめて貼り付けられます。URLのない行は、登録せずにここに残します。"
          placeholder="https://"
          rows={3}
          rules={{ validate: (value) => problemOf(String(value)) }}
        />
        <Button
          type="submit"
          variant={props.primary === false ? "secondary" : "primary"}
          full
          loading={loading}
        >
          {count > 1 ? `${count}件の投稿URLを登録する` : "投稿URLを登録する"}
        </Button>
        {/* Below what was pressed, which an error must not push away. */}
        {error && <Banner tone="danger">{error}</Banner>}
      </form>
    </Card>
  );
}
