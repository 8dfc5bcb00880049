import { type PostLine, type PostTerms, postRemarks } from "@tsumugi/contract";
import { Banner, Button, Select } from "@tsumugi/ui";
import { useState } from "react";
import { styled } from "styled-components";
import type { OptionLook } from "../../shared/types.ts";
import type { NewPostLine } from "./AddPostsForm.tsx";
import { PostLineList } from "./PostLineList.tsx";

const Root = styled.div`
  display: grid;
  gap: 16px;
  & > p {
    margin: 0;
  }
  & > ul {
    max-height: 50vh;
  }
  & li > .known {
    justify-self: start;
  }
  & > .foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }
`;

const MISMATCH = "投稿したアカウントが、クリエイターの登録アカウントと異なります。確認してください。";

export interface PostLinesProps {
  lines: readonly PostLine[];
  jobs: readonly OptionLook[];
  terms?: PostTerms | undefined;
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
  const { lines, jobs, terms, submitting = false, error, onRetry, onEdit, onShow, onClose } = props;
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const stored = lines.filter(({ kind }) => kind === "stored").length;
  const left = lines.filter(({ kind }) => kind !== "stored" && kind !== "duplicate");
  const known = lines.length - stored - left.length;
  const again = lines.flatMap(({ kind, url }): NewPostLine[] => {
    const job_request_uid = chosen[url];
    if (kind === "retry") return [job_request_uid ? { url, job_request_uid } : { url }];
    return kind === "choose" && job_request_uid ? [{ url, job_request_uid }] : [];
  });
  return (
    <Root>
      {error && <Banner tone="danger">{error}</Banner>}
      <p role="status">
        {lines.length}件のうち{stored}件を登録しました。{known > 0 && `${known}件は登録済みでした。`}
        {left.length > 0 && `残りの${left.length}件は、理由を確認して登録し直せます。`}
      </p>
      <PostLineList
        lines={lines}
        mismatch={MISMATCH}
        remarksOf={({ post }) => (post && terms ? postRemarks(post, terms) : [])}
      >
        {({ url, kind, duplicate_uid }) => (
          <>
            {duplicate_uid && onShow && (
              <Button className="known" size="sm" variant="ghost" onClick={() => onShow(duplicate_uid)}>
                登録済みの投稿を見る
              </Button>
            )}
            {kind === "choose" && (
              <Select
                aria-label={`${url} のクリエイター`}
                placeholder="クリエイターを選ぶ"
                options={jobs}
                value={chosen[url] ?? ""}
                onChange={(event) => setChosen({ ...chosen, [url]: event.target.value })}
              />
            )}
          </>
        )}
      </PostLineList>
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
