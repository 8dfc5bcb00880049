import type { createProjectShortLinks, Project, ResponseOf, ShortLinkBody, Utm } from "@tsumugi/contract";
import { isApiError, useCreateShortLinks } from "@tsumugi/hooks";
import { ShortLinkForm } from "@tsumugi/patterns";
import { Button, Dialog, DialogClose, Stack, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";

type Made = ResponseOf<typeof createProjectShortLinks>["items"];

export interface BulkLinksDialogProps {
  readonly project: Project;
  readonly utm: Utm;
  readonly onClose: () => void;
}

/** A link for each creator of the project who has none, and the list to hand them on. */
export function BulkLinksDialog({ project, utm, onClose }: BulkLinksDialogProps) {
  const { createShortLinks, isSubmitting, error } = useCreateShortLinks();
  const [made, setMade] = useState<Made>();
  const submit = async (body: ShortLinkBody) => {
    try {
      setMade((await createShortLinks(project.uid, body)).items);
    } catch {
      // Shown in the form, which keeps what was typed.
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="短縮リンクをまとめて発行"
      description="依頼中から完了までのクリエイターのうち、短縮リンクのない人に1つずつ発行します。今あるリンクは変わりません。"
      loading={isSubmitting}
      footer={
        <DialogClose>
          <Button>閉じる</Button>
        </DialogClose>
      }
    >
      {made ? (
        <MadeLinks items={made} />
      ) : (
        <ShortLinkForm
          utm={utm}
          address={project.required_link}
          submitLabel="まとめて発行"
          loading={isSubmitting}
          error={error && fullMessageOf(error)}
          addressError={isApiError(error) ? error.fields?.source_url : undefined}
          onSubmit={(body) => void submit(body)}
        />
      )}
    </Dialog>
  );
}

function MadeLinks({ items }: { readonly items: Made }) {
  const fresh = items.filter(({ made }) => made).length;
  const copy = async () => {
    const lines = items.map(({ creator, short_url }) => `${creator.name}\t${short_url}`);
    try {
      await navigator.clipboard.writeText(lines.join("\n"));
      toast.success("名前と短縮URLの一覧をコピーしました");
    } catch {
      toast.show("コピーできませんでした。一覧を選んでコピーしてください。");
    }
  };
  if (items.length === 0) {
    return <p>短縮リンクを発行できるクリエイターがいません。先に依頼を送ってください。</p>;
  }
  return (
    <Stack>
      <p role="status">
        {fresh}件を発行しました。{fresh < items.length && `${items.length - fresh}件は発行済みです。`}
      </p>
      <div>
        <Button icon="copy" onClick={() => void copy()}>
          一覧をコピー
        </Button>
      </div>
      <ul aria-label="発行した短縮リンク">
        {items.map(({ creator, short_url, destination_url, made }) => (
          <li key={creator.uid}>
            {creator.name}　{short_url}
            {!made && <p className="tsu-muted">発行済み。転送先: {destination_url}</p>}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
