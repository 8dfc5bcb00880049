import type { PostLine } from "@tsumugi/contract";
import { Badge, Banner, Button, Select } from "@tsumugi/ui";
import { useState } from "react";
import { styled } from "styled-components";
import type { OptionLook } from "../../shared/types.ts";
import type { NewPostLine } from "./AddPostsForm.tsx";

const Root = styled.div`
  display: grid;
  gap: 16px;
  & > p {
    margin: 0;
  }
  & > ul {
    display: grid;
    gap: 1px;
    max-height: 50vh;
    margin: 0;
    padding: 0;
    list-style: none;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-border);
    overflow: auto;
  }
  & li {
    display: grid;
    gap: 4px;
    padding: 10px 12px;
    background: var(--tsu-surface);
  }
  & .head {
    display: flex;
    gap: 8px;
    align-items: center;
    min-width: 0;
  }
  & .head > bdi {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--tsu-text-sm);
  }
  & .head > .tsu-button {
    flex: none;
    margin-inline-start: auto;
  }
  & .why {
    margin: 0;
    font-size: var(--tsu-text-sm);
    color: var(--tsu-text-muted);
  }
  & > .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }
`;

const looks: Record<PostLine["kind"], { tone: "success" | "neutral" | "warning" | "danger"; label: string }> =
  {
    stored: { tone: "success", label: "登録しました" },
    duplicate: { tone: "neutral", label: "登録済み" },
    choose: { tone: "warning", label: "クリエイター未定" },
    closed: { tone: "danger", label: "登録できません" },
    unreadable: { tone: "danger", label: "読み取れません" },
    retry: { tone: "warning", label: "取得できません" },
  };

export interface PostLinesProps {
  lines: readonly PostLine[];
  jobs: readonly OptionLook[];
  submitting?: boolean;
  error?: string | undefined;
  /** Sends lines again: those for which a creator was chosen, and those that the platform did not answer. */
  onRetry: (lines: readonly NewPostLine[]) => void;
  /** Back to the text, with the addresses that nothing became of. */
  onEdit: (left: readonly string[]) => void;
  /** Shows the post that the project has already. */
  onShow?: ((postUid: string) => void) | undefined;
  onClose: () => void;
}

/** What became of each pasted address; what was not stored says why, and can be sent again from here. */
export function PostLines(props: PostLinesProps) {
  const { lines, jobs, submitting = false, error, onRetry, onEdit, onShow, onClose } = props;
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const stored = lines.filter(({ kind }) => kind === "stored").length;
  const left = lines.filter(({ kind }) => kind !== "stored" && kind !== "duplicate");
  const again = lines.flatMap(({ kind, url }): NewPostLine[] => {
    const job_request_uid = chosen[url];
    if (kind === "retry") return [job_request_uid ? { url, job_request_uid } : { url }];
    return kind === "choose" && job_request_uid ? [{ url, job_request_uid }] : [];
  });
  return (
    <Root>
      {error && <Banner tone="danger">{error}</Banner>}
      <p role="status">
        {lines.length}件のうち{stored}件を登録しました。
        {left.length > 0 && `残りの${left.length}件は、理由を確認して登録し直せます。`}
      </p>
      <ul aria-label="登録の結果">
        {lines.map(({ url, kind, post, reason, duplicate_uid }) => (
          <li key={url}>
            <span className="head">
              <Badge tone={looks[kind].tone}>{looks[kind].label}</Badge>
              <bdi title={url}>{url}</bdi>
              {duplicate_uid && onShow && (
                <Button size="sm" variant="ghost" onClick={() => onShow(duplicate_uid)}>
                  登録済みの投稿を見る
                </Button>
              )}
            </span>
            <p className="why">
              {post ? [post.creator.name, post.title].filter(Boolean).join("・") : reason}
              {post?.owner_mismatch &&
                "（投稿したアカウントが、クリエイターの登録アカウントと異なります。確認してください）"}
            </p>
            {kind === "choose" && (
              <Select
                aria-label={`${url} のクリエイター`}
                placeholder="クリエイターを選ぶ"
                options={jobs}
                value={chosen[url] ?? ""}
                onChange={(event) => setChosen({ ...chosen, [url]: event.target.value })}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="foot">
        <Button onClick={onClose}>閉じる</Button>
        {left.length > 0 && (
          <Button onClick={() => onEdit(left.map(({ url }) => url))}>残りのURLを直す</Button>
        )}
        {again.length > 0 && (
          <Button variant="primary" loading={submitting} onClick={() => onRetry(again)}>
            {again.length}件をもう一度登録
          </Button>
        )}
      </div>
    </Root>
  );
}
