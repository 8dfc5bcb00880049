import type { ReplyPage } from "@tsumugi/contract";
import { Card, FormField, Stack, TextArea } from "@tsumugi/ui";
import { useKeptAnswer } from "./keptAnswer.ts";
import { useKeptForm } from "./keptForm.ts";
import { takesDraft, takesPosts } from "./takesWork.ts";

export interface UnsentTextsProps {
  readonly page: ReplyPage;
  /** The link has ended. */
  readonly locked: boolean;
  /** The form of the answer is shown. */
  readonly canAnswer: boolean;
}

const TITLE = "送っていない入力";

/** What was typed into forms that are shown no more, since the link or the step has ended meanwhile: to be copied out. */
export function UnsentTexts({ page, locked, canAnswer }: UnsentTextsProps) {
  const answer = useKeptAnswer().initial;
  const draft = useKeptForm("draft").kept.initial;
  const post = useKeptForm("post").kept.initial;
  const takesDrafts = takesDraft(page, locked);
  const left = [
    { label: "相談したい内容", text: canAnswer ? undefined : answer?.comment },
    { label: "下書きの文章・構成", text: takesDrafts ? undefined : draft?.text },
    { label: "動画のURL", text: takesDrafts ? undefined : draft?.url },
    { label: "投稿のURL", text: !locked && takesPosts(page.job_status) ? undefined : post?.url },
  ].filter(({ text }) => text);
  if (left.length === 0) return null;
  return (
    <Card title={TITLE} aria-label={TITLE}>
      <Stack>
        <p>このページからは送れなくなりました。必要なら、コピーしてお使いください。</p>
        {left.map(({ label, text }) => (
          <FormField key={label} label={label}>
            <TextArea readOnly rows={3} value={text} />
          </FormField>
        ))}
      </Stack>
    </Card>
  );
}
