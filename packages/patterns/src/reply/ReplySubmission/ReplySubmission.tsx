import type { Platform } from "@tsumugi/contract";
import { Banner, Button, Card, Link } from "@tsumugi/ui";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { FormText } from "../../shared/fields.tsx";
import { PlatformIcon } from "../../shared/PlatformIcon.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";

export interface ReplySubmissionValues {
  text: string;
  url: string;
}

export interface ReplySubmissionProps {
  posts?: readonly { uid: string; url: string; title: string; platform: Platform }[];
  submitting?: boolean;
  error?: string;
  fields?: FieldErrors;
  /** What was typed before, on a page that went. */
  initial?: ReplySubmissionValues | undefined;
  /** Told of every change, to keep it. */
  onChange?: (values: ReplySubmissionValues) => void;
  onSubmit: (values: ReplySubmissionValues) => void;
}

/** Web addresses in what was pasted, whatever stands around them: a sentence, several lines, full-width letters. */
export function addressesIn(pasted: string): string[] {
  const found = pasted
    .normalize("NFKC")
    .replaceAll(/[\u200b-\u200f\ufeff]/g, "")
    .match(/(?<![@\w./-])(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?\/[^\s<>"'「」『』()、。]+/gi);
  return [...new Set(found ?? [])].map((url) => (/^https?:\/\//i.test(url) ? url : `https://${url}`));
}

const urlProblem =
  "URLが見つかりません。投稿ページのURLを貼り付けてください。前後に文章があってもかまいません。";

/** Where the creator hands in the addresses of what went out: as pasted, with what stands around them. */
export function ReplySubmission({
  posts = [],
  submitting = false,
  error,
  fields,
  initial,
  onChange,
  onSubmit,
}: ReplySubmissionProps) {
  const form = useForm({ defaultValues: initial ?? { text: "", url: "" }, mode: "onTouched" });
  useEffect(
    () =>
      onChange &&
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { text, url } }) => onChange({ text, url }),
      }),
    [form, onChange],
  );
  useServerFields(form, fields);
  const count = addressesIn(useWatch({ control: form.control, name: "url" })).length;
  return (
    <Card title="投稿URLを登録">
      <form
        noValidate
        style={{ display: "grid", gap: 14 }}
        onSubmit={form.handleSubmit((values) => !submitting && onSubmit(values))}
      >
        {error && <Banner tone="danger">{error}</Banner>}
        {posts.length > 0 && (
          <ul>
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
        <FormText
          control={form.control}
          name="url"
          label="投稿のURL"
          requirement="required"
          inputMode="url"
          placeholder="https://"
          rules={{ validate: (value) => addressesIn(String(value)).length > 0 || urlProblem }}
        />
        <Button type="submit" variant="primary" full loading={submitting}>
          {count > 1 ? `${count}件の投稿URLを登録する` : "投稿URLを登録する"}
        </Button>
      </form>
    </Card>
  );
}
