import { Banner, Button } from "@tsumugi/ui";
import { normalizeAddress } from "@tsumugi/ui/format";
import { type ReactNode, useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { styled } from "styled-components";
import { FormText } from "../../shared/fields.tsx";
import { FormSelect } from "../../shared/pickers.tsx";
import type { FieldErrors, OptionLook } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";

const Root = styled.form`
  display: grid;
  gap: 16px;
  & > .target {
    margin: 0;
    overflow-wrap: anywhere;
    color: var(--tsu-text-muted);
    &:empty {
      display: none;
    }
  }
  & > .foot {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
  }
`;

export interface AddPostValues {
  job_request_uid: string;
  url: string;
}

export interface AddPostFormProps {
  /** Jobs that may have a post: `job_request_uid` → creator's name. One alone is taken without asking. */
  jobs: readonly OptionLook[];
  submitting?: boolean;
  error?: string;
  fields?: FieldErrors;
  /** Where the typed address leads, when it is a short link. */
  target?: string;
  /** With each address that could be one. */
  onUrlChange?: (url: string) => void;
  /** Posts of the chosen creator to pick from; `onPick` fills in the address. */
  picker?: (jobRequestUid: string, onPick: (url: string) => void) => ReactNode;
  onSubmit: (values: AddPostValues) => void;
  onCancel?: () => void;
}

const isWebUrl = (value: unknown) => URL.canParse(String(value)) && /^https?:/.test(String(value));

/** A post by its address; platform and kind are read from it. */
export function AddPostForm({
  jobs,
  submitting = false,
  error,
  fields,
  target,
  onUrlChange,
  picker,
  onSubmit,
  onCancel,
}: AddPostFormProps) {
  const form = useForm<AddPostValues>({
    defaultValues: { job_request_uid: jobs.length === 1 ? (jobs[0]?.value ?? "") : "", url: "" },
    mode: "onTouched",
  });
  useServerFields(form, fields);
  const [url, job] = useWatch({ control: form.control, name: ["url", "job_request_uid"] });
  useEffect(() => {
    onUrlChange?.(isWebUrl(url) ? url : "");
  }, [url, onUrlChange]);
  return (
    <Root noValidate onSubmit={form.handleSubmit((values) => !submitting && onSubmit(values))}>
      {error && <Banner tone="danger">{error}</Banner>}
      {jobs.length !== 1 && (
        <FormSelect
          control={form.control}
          name="job_request_uid"
          label="クリエイター"
          requirement="required"
          options={jobs}
          placeholder="選択してください"
          rules={{ required: "クリエイターが選択されていません。選択してください。" }}
        />
      )}
      {picker?.(job, (picked) => form.setValue("url", picked, { shouldValidate: true }))}
      <FormText
        control={form.control}
        name="url"
        label="投稿のURL"
        requirement="required"
        hint="YouTube・Instagram・TikTok・X の投稿ページ"
        inputMode="url"
        placeholder="https://"
        normalize={normalizeAddress}
        rules={{
          validate: (value) =>
            isWebUrl(value) ||
            "URLとして読み取れませんでした。https:// から始まる投稿のURLを貼り付けてください。",
        }}
      />
      <p className="target" aria-live="polite">
        {target && (
          <>
            短縮URLの行き先: <bdi>{target}</bdi>
          </>
        )}
      </p>
      <div className="foot">
        {onCancel && <Button onClick={onCancel}>キャンセル</Button>}
        <Button type="submit" variant="primary" loading={submitting}>
          投稿を登録
        </Button>
      </div>
    </Root>
  );
}
