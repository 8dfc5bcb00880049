import { type Platform, type PlatformCheck, type PlatformKey, platformLabels } from "@tsumugi/contract";
import {
  useCheckPlatformKey,
  usePlatformKeys,
  useRemovePlatformKey,
  useSetPlatformKey,
} from "@tsumugi/hooks";
import { PlatformKeyForm, PlatformKeyRow, type PlatformKeyValues } from "@tsumugi/patterns";
import { Button, Card, ConfirmDialog, Skeleton, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { useFocusInPlace } from "../../shared/useFocusInPlace.ts";

/** The keys with which the figures of posts are read. For admins. */
export function PlatformKeys() {
  const { platformKeys, error, refresh } = usePlatformKeys();
  return (
    <div id="platforms">
      <Card title="SNS連携">
        <p>
          投稿の数値を取得するためのAPIキーです。自社のキーを設定すると、ツムギのキーより先に使われ、利用枠も自社だけのものになります。
        </p>
        {platformKeys ? (
          platformKeys.map((key) => <Row key={key.platform} platformKey={key} />)
        ) : error ? (
          <LoadFailure error={error} onRetry={() => void refresh()} />
        ) : (
          <Skeleton shape="block" />
        )}
      </Card>
    </div>
  );
}

function Row({ platformKey }: { readonly platformKey: PlatformKey }) {
  const { platform, source } = platformKey;
  const { checkPlatformKey, ...checking } = useCheckPlatformKey();
  const [check, setCheck] = useState<PlatformCheck>();
  const [isOpen, setOpen] = useState(false);
  const place = useFocusInPlace(isOpen);
  const test = async (values: PlatformKeyValues = {}) => {
    try {
      setCheck(await checkPlatformKey(platform, values));
    } catch (error) {
      // Missing values stand at their fields.
      if (!isOpen) toast.error(fullMessageOf(error));
    }
  };
  const close = () => {
    setOpen(false);
    setCheck(undefined);
  };
  // A key that was saved untried would be found wrong only when the figures of posts stay away.
  const closeAndTest = async () => {
    close();
    try {
      setCheck(await checkPlatformKey(platform, {}));
    } catch (error) {
      toast.error(fullMessageOf(error));
    }
  };
  return (
    <PlatformKeyRow
      platformKey={platformKey}
      check={check}
      actions={
        !isOpen && (
          <>
            <Button size="sm" loading={checking.isSubmitting} onClick={() => void test()}>
              接続を試す
            </Button>
            <Button ref={place.opener} size="sm" onClick={() => setOpen(true)}>
              {source === "company" ? "キーを入れ直す" : "自社のキーを設定"}
            </Button>
            {source === "company" && <Remove platform={platform} onDone={close} />}
          </>
        )
      }
    >
      {isOpen && (
        <div ref={place.form}>
          <KeyForm
            platform={platform}
            checking={checking}
            onCheck={(values) => void test(values)}
            onClose={close}
            onSaved={() => void closeAndTest()}
          />
        </div>
      )}
    </PlatformKeyRow>
  );
}

interface KeyFormProps {
  readonly platform: Platform;
  readonly checking: Pick<ReturnType<typeof useCheckPlatformKey>, "isSubmitting" | "error">;
  readonly onCheck: (values: PlatformKeyValues) => void;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function KeyForm({ platform, checking, onCheck, onClose, onSaved }: KeyFormProps) {
  const { setPlatformKey, isSubmitting, error } = useSetPlatformKey();
  const refusal = error ?? checking.error;
  const save = async (values: PlatformKeyValues) => {
    try {
      await setPlatformKey(platform, values);
      toast.success(`${platformLabels[platform]} のキーを保存しました`);
      onSaved();
    } catch {
      // Shown in the form, with the values still there.
    }
  };
  return (
    <PlatformKeyForm
      platform={platform}
      loading={isSubmitting}
      checking={checking.isSubmitting}
      error={refusal && fullMessageOf(refusal)}
      fields={refusal?.fields}
      onCheck={onCheck}
      onSave={(values) => void save(values)}
      onCancel={onClose}
    />
  );
}

function Remove({ platform, onDone }: { readonly platform: Platform; readonly onDone: () => void }) {
  const { removePlatformKey } = useRemovePlatformKey();
  const remove = async () => {
    await removePlatformKey(platform);
    toast.success(`${platformLabels[platform]} のキーを削除しました`);
    onDone();
  };
  return (
    <ConfirmDialog
      title={`${platformLabels[platform]} のキーを削除しますか？`}
      description="削除すると元に戻せません。ツムギのキーがあれば、これからはそちらで取得します。"
      confirmLabel="削除する"
      tone="danger"
      trigger={
        <Button size="sm" variant="ghost">
          削除
        </Button>
      }
      errorText={fullMessageOf}
      onConfirm={remove}
    />
  );
}
