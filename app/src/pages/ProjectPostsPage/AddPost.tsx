import { type PostLine, type ProjectCreator, postRemarks, splitPostUrls } from "@tsumugi/contract";
import { useAddPosts, useTiktokTarget } from "@tsumugi/hooks";
import { AddPostsForm, type NewPostLine } from "@tsumugi/patterns";
import { Dialog, toast } from "@tsumugi/ui";
import { useState } from "react";
import { useLayoutProject } from "../../layouts/ProjectLayout/ProjectLayout.tsx";
import { RecentMedia } from "../../posts/RecentMedia.tsx";
import { fullMessageOf } from "../../shared/errors.ts";

export interface AddPostProps {
  /** Creators with a job. */
  readonly jobs: readonly ProjectCreator[];
  readonly open: boolean;
  /** Leads to a post that is there already. */
  readonly onShow: (postUid: string) => void;
  readonly onClose: () => void;
}

const MISMATCH = "投稿したアカウントが、クリエイターの登録アカウントと異なります。確認してください。";

/** Addresses that nothing became of yet. */
const leftOf = (results: readonly PostLine[]): string[] =>
  results.flatMap(({ kind, url }) => (kind === "stored" || kind === "duplicate" ? [] : [url]));

/** Registers posts by their addresses, each with what became of it. A closed dialog keeps what is not registered. */
export function AddPost({ jobs, open, onShow, onClose }: AddPostProps) {
  const project = useLayoutProject();
  const { addPosts, isSubmitting, error, reset } = useAddPosts();
  const [text, setText] = useState("");
  const [results, setResults] = useState<readonly PostLine[]>();
  const [problem, setProblem] = useState<string>();
  const [only = "", ...more] = splitPostUrls(text);
  const { target } = useTiktokTarget(more.length === 0 ? only : "");

  const close = () => {
    if (results) setText(leftOf(results).join("\n"));
    setResults(undefined);
    setProblem(undefined);
    reset();
    onClose();
  };
  const show = (items: readonly PostLine[]) => {
    const stored = items.filter(({ kind }) => kind === "stored");
    if (stored.length > 0) toast.success(`投稿を${stored.length}件登録しました`);
    const [first] = items;
    // Beside the field; where the result is shown already, it says there what became of another try.
    if (!results && items.length === 1 && (first?.kind === "unreadable" || first?.kind === "retry")) {
      setProblem(first.reason ?? undefined);
      return;
    }
    // One post with nothing to look at needs no list.
    const toLookAt = first?.post ? postRemarks(first.post, project) : [];
    const isQuiet = stored.length === items.length && toLookAt.length === 0 && !first?.note;
    if (!isQuiet || items.length > 1) return setResults(items);
    if (first?.post?.owner_mismatch) toast.show(MISMATCH);
    setText("");
    close();
  };
  const handleSubmit = async (lines: readonly NewPostLine[]) => {
    setProblem(undefined);
    try {
      const { items } = await addPosts(project.uid, [...lines]);
      const byUrl = new Map(items.map((item) => [item.url, item]));
      show(results?.map((line) => byUrl.get(line.url) ?? line) ?? items);
    } catch {
      // Shown in the form, with the addresses still there.
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title="投稿を登録"
      description="投稿ページのURLから、SNS・投稿の種類・クリエイターを読み取ります。"
    >
      <AddPostsForm
        jobs={jobs.map(({ job_request_uid, display_name }) => ({
          value: job_request_uid ?? "",
          label: display_name,
        }))}
        text={text}
        onTextChange={(next) => {
          setProblem(undefined);
          setText(next);
        }}
        loading={isSubmitting}
        error={error && fullMessageOf(error)}
        problem={problem}
        results={results}
        terms={project}
        target={target}
        picker={(jobRequestUid, picking) => <RecentMedia {...picking} jobRequestUid={jobRequestUid} />}
        onSubmit={(lines) => void handleSubmit(lines)}
        onBack={() => setResults(undefined)}
        onShow={(uid) => {
          close();
          onShow(uid);
        }}
        onClose={close}
      />
      {/* The closed dialog keeps it, but leaving the page does not. */}
      {(results ? leftOf(results).length > 0 : text.trim() !== "") && <span hidden data-tsu-unsaved="form" />}
    </Dialog>
  );
}
