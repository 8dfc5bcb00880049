import type { ShortLink, ShortLinkBody } from "@tsumugi/contract";
import { isApiError, useCreateShortLink, useProject, useShortLink, useUpdateShortLink } from "@tsumugi/hooks";
import { ShortLinkCard, ShortLinkForm } from "@tsumugi/patterns";
import { Button, ConfirmDialog, EmptyState, Skeleton, Stack, toast } from "@tsumugi/ui";
import { lazy, Suspense, useState } from "react";
import { copyAddress } from "./copyAddress.ts";
import { fullMessageOf } from "./errors.ts";
import { FeatureGuard } from "./FeatureGuard.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import { usePermissions } from "./usePermissions.ts";

const QrDialog = lazy(async () => ({ default: (await import("./QrDialog.tsx")).QrDialog }));

export interface JobShortLinkProps {
  readonly jobRequestUid: string;
  /** Of the creator. */
  readonly name: string;
  /** Whose 「投稿に入れるリンク」 a new link leads to, unless another page is given. */
  readonly projectUid: string;
}

/** The short link of one job: making it, handing it on, who clicked. Loaded while mounted. */
export const JobShortLink = (props: JobShortLinkProps) => (
  <FeatureGuard feature="short_link">
    <LinkOfJob {...props} />
  </FeatureGuard>
);

const copy = (address: string | Promise<string>) => void copyAddress(address, "短縮リンク");

function LinkOfJob({ jobRequestUid, name, projectUid }: JobShortLinkProps) {
  const { shortLink, utmTemplate, error, refresh } = useShortLink(jobRequestUid);
  const { project, error: projectError } = useProject(projectUid);
  const { canWrite } = usePermissions();
  if (error && !utmTemplate) return <LoadFailure error={error} onRetry={() => void refresh()} />;
  // The form begins with the project's page; without the project it begins empty.
  if (!utmTemplate || (!project && !projectError)) return <Skeleton shape="block" height={240} />;
  const isStanding = shortLink !== null && shortLink.disabled_at === null;
  return (
    <Stack>
      {shortLink && <Standing link={shortLink} name={name} canWrite={canWrite} />}
      {!isStanding && canWrite && (
        <NewLink jobRequestUid={jobRequestUid} utm={utmTemplate} address={project?.required_link ?? ""} />
      )}
      {!shortLink && !canWrite && (
        <EmptyState title="短縮リンクはまだありません">
          担当者が発行すると、クリックをここで見られます。
        </EmptyState>
      )}
    </Stack>
  );
}

interface NewLinkProps extends Pick<JobShortLinkProps, "jobRequestUid"> {
  readonly utm: NonNullable<ShortLinkBody["utm"]>;
  readonly address: string;
}

function NewLink({ jobRequestUid, utm, address }: NewLinkProps) {
  const { createShortLink, isSubmitting, error } = useCreateShortLink();
  const submit = async (body: ShortLinkBody) => {
    const making = createShortLink(jobRequestUid, body);
    copy(making.then(({ short_url }) => short_url));
    try {
      await making;
    } catch {
      // Shown in the form, which keeps what was typed.
    }
  };
  return (
    <ShortLinkForm
      utm={utm}
      address={address}
      loading={isSubmitting}
      error={error && fullMessageOf(error)}
      addressError={isApiError(error) ? error.fields?.source_url : undefined}
      onSubmit={(body) => void submit(body)}
    />
  );
}

function Standing({
  link,
  name,
  canWrite,
}: Pick<JobShortLinkProps, "name"> & { readonly link: ShortLink; readonly canWrite: boolean }) {
  const { updateShortLink, isSubmitting, error } = useUpdateShortLink();
  const [isQrOpen, setQrOpen] = useState(false);
  const enable = () =>
    updateShortLink(link.uid, { disabled: false }).then(
      () => toast.success("短縮リンクを再開しました"),
      () => undefined,
    );
  const toggle = link.disabled_at ? (
    <Button icon="restore" loading={isSubmitting} onClick={() => void enable()}>
      リンクを再開
    </Button>
  ) : (
    <ConfirmDialog
      trigger={
        <Button icon="lock" variant="ghost">
          リンクを停止
        </Button>
      }
      title="この短縮リンクを停止しますか？"
      description="投稿や印刷物のリンクを開いた人は、転送先へ移動できなくなります。クリックの記録は残り、あとで再開できます。"
      confirmLabel="停止する"
      tone="danger"
      errorText={fullMessageOf}
      onConfirm={async () => {
        await updateShortLink(link.uid, { disabled: true });
        toast.success("短縮リンクを停止しました");
      }}
    />
  );
  return (
    <>
      <ShortLinkCard
        link={link}
        error={error && link.disabled_at ? fullMessageOf(error) : undefined}
        onCopy={copy}
        qr={<Button onClick={() => setQrOpen(true)}>QRコード</Button>}
        toggle={canWrite && toggle}
      />
      {isQrOpen && (
        <Suspense>
          <QrDialog address={link.qr_url} name={name} onClose={() => setQrOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
