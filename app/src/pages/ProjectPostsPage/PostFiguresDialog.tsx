import type { PostFiguresBody, ProjectPost } from "@tsumugi/contract";
import { usePostFigures, useUpdatePostFigures } from "@tsumugi/hooks";
import { PostFiguresForm, postName } from "@tsumugi/patterns";
import { Dialog, toast } from "@tsumugi/ui";
import { useState } from "react";
import { EvidenceField } from "../../posts/EvidenceField.tsx";
import { fullMessageOf } from "../../shared/errors.ts";

export interface PostFiguresDialogProps {
  readonly post: ProjectPost;
  readonly onClose: () => void;
}

/** Figures by hand with their picture, and what was written before. */
export function PostFiguresDialog({ post, onClose }: PostFiguresDialogProps) {
  const { figureEntries } = usePostFigures(post.uid);
  const { updatePostFigures, isSubmitting, error } = useUpdatePostFigures();
  const [screenshotUid, setScreenshotUid] = useState<string>();
  const [isTyped, setTyped] = useState(false);

  const save = async (body: PostFiguresBody) => {
    try {
      await updatePostFigures(post.uid, body);
      toast.success("数値を保存しました");
      onClose();
    } catch {
      // Shown in the form, with what was typed still there.
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      hasChanges={isTyped || screenshotUid !== undefined}
      title="数値を入力"
      description={`${post.creator.name}「${postName(post)}」`}
    >
      <PostFiguresForm
        post={post}
        entries={figureEntries}
        evidence={
          <EvidenceField
            hint="数値が写った画面"
            error={error?.fields?.screenshot_uid}
            onChange={setScreenshotUid}
          />
        }
        screenshotUid={screenshotUid}
        loading={isSubmitting}
        error={error && fullMessageOf(error)}
        fields={error?.fields}
        onSubmit={(body) => void save(body)}
        onCancel={onClose}
        onDirtyChange={setTyped}
      />
    </Dialog>
  );
}
