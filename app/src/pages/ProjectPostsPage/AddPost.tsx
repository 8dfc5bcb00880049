import type { ProjectCreator, ProjectPost } from "@tsumugi/contract";
import { useAddPost, useTiktokTarget } from "@tsumugi/hooks";
import { AddPostForm, type AddPostValues } from "@tsumugi/patterns";
import { Dialog, toast } from "@tsumugi/ui";
import { useState } from "react";
import { RecentMedia } from "../../posts/RecentMedia.tsx";
import { fullMessageOf } from "../../shared/errors.ts";

export interface AddPostProps {
  /** Creators with a job. */
  readonly jobs: readonly ProjectCreator[];
  /** What the project has already. */
  readonly posts: readonly ProjectPost[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Registers a post by its address. */
export function AddPost({ jobs, posts, open, onClose }: AddPostProps) {
  const { addPost, isSubmitting, error } = useAddPost();
  const [url, setUrl] = useState("");
  const { target } = useTiktokTarget(url);

  const handleSubmit = async (values: AddPostValues) => {
    try {
      const post = await addPost(values);
      toast.success("投稿を登録しました");
      if (post.owner_mismatch)
        toast.show("投稿したアカウントが、クリエイターの登録アカウントと異なります。確認してください。");
      onClose();
    } catch {
      // Shown in the form, with the address still there.
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="投稿を登録"
      description="投稿ページのURLから、SNSと投稿の種類を読み取ります。"
    >
      <AddPostForm
        jobs={jobs.map(({ job_request_uid, display_name }) => ({
          value: job_request_uid ?? "",
          label: display_name,
        }))}
        submitting={isSubmitting}
        error={error && fullMessageOf(error)}
        fields={error?.fields}
        target={target}
        onUrlChange={setUrl}
        picker={(jobRequestUid, onPick) => (
          <RecentMedia
            jobRequestUid={jobRequestUid}
            registered={new Set(posts.map((post) => post.url))}
            picked={url}
            onPick={onPick}
          />
        )}
        onSubmit={(values) => void handleSubmit(values)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
