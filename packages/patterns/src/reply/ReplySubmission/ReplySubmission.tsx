import type { Platform } from "@tsumugi/contract";
import { Banner, Button, Card, Link } from "@tsumugi/ui";
import { normalizeAddress } from "@tsumugi/ui/format";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { FormArea, FormText } from "../../shared/fields.tsx";
import { PlatformIcon } from "../../shared/PlatformIcon.tsx";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";

export interface ReplySubmissionValues {
  text: string;
  url: string;
}

export interface ReplySubmissionProps {
  /** `draft`: text and perhaps a URL; `post`: the URL of what went out. */
  kind: "draft" | "post";
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

const isWebUrl = (value: unknown) => URL.canParse(String(value)) && /^https?:/.test(String(value));
const urlProblem = "URLとして読み取れませんでした。https:// から始まるURLを貼り付けてください。";

/** Where the creator hands in a draft or the address of the post. */
export function ReplySubmission({
  kind,
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
  const isDraft = kind === "draft";
  return (
    <Card title={isDraft ? "下書きを提出" : "投稿URLを登録"}>
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
        {isDraft && (
          <FormArea
            control={form.control}
            name="text"
            label="下書きの説明"
            requirement="required"
            rows={4}
            rules={{
              validate: (value) =>
                value.trim() !== "" || "下書きの説明が入力されていません。入力してください。",
            }}
          />
        )}
        <FormText
          control={form.control}
          name="url"
          label={isDraft ? "下書きのURL" : "投稿のURL"}
          requirement={isDraft ? "optional" : "required"}
          inputMode="url"
          placeholder="https://"
          normalize={normalizeAddress}
          rules={{ validate: (value) => (isDraft && value === "") || isWebUrl(value) || urlProblem }}
        />
        <Button type="submit" variant="primary" full loading={submitting}>
          {isDraft ? "下書きを提出する" : "投稿URLを登録する"}
        </Button>
      </form>
    </Card>
  );
}
