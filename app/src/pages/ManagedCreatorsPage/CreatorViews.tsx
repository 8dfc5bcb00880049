import type { SavedView } from "@tsumugi/contract";
import { useSavedViews, useSaveView } from "@tsumugi/hooks";
import { SavedViewBar, ViewNameDialog } from "@tsumugi/patterns";
import { ConfirmDialog, toast } from "@tsumugi/ui";
import { useEffect, useRef, useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { viewPatch, viewQuery } from "./creatorFilter.ts";

type Asking = { what: "new" } | { what: "rename" | "delete"; view: SavedView };

/** Views of the list: own and shared ones, the default one on arrival, and what is done with them. */
export function CreatorViews() {
  const url = useUrlState();
  const { savedViews } = useSavedViews("creators");
  const { createSavedView, updateSavedView, deleteSavedView, isSubmitting } = useSaveView();
  const { canWrite } = usePermissions();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const query = viewQuery(url);
  const arrivedBare = useRef(query === "" && url.get("view") === "");
  const current = savedViews.find(({ uid }) => uid === url.get("view"));

  const first = savedViews.find(({ is_default }) => is_default);
  useEffect(() => {
    if (!first || !arrivedBare.current) return;
    arrivedBare.current = false;
    url.set(viewPatch(first.query, first.uid));
  }, [first, url]);

  const choose = (uid: string | null) => {
    arrivedBare.current = false;
    url.set(viewPatch(savedViews.find((view) => view.uid === uid)?.query ?? "", uid), { push: true });
  };
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      setAsking(null);
      toast.success(done);
    } catch (cause) {
      setFailure(cause);
      toast.error(fullMessageOf(cause));
    }
  };
  const versionOf = ({ uid }: SavedView) => savedViews.find((view) => view.uid === uid)?.version;
  const change = (view: SavedView, body: Parameters<typeof updateSavedView>[1], done: string) =>
    attempt(() => updateSavedView(view.uid, { ...body, version: versionOf(view) }), done);
  const open = (next: Asking) => {
    setFailure(undefined);
    setAsking(next);
  };
  const saveNew = ({ name, is_shared }: { name: string; is_shared: boolean }) =>
    attempt(async () => {
      const view = await createSavedView({ list: "creators", name, query, is_shared });
      url.set({ view: view.uid });
    }, `ビュー「${name}」を保存しました`);

  return (
    <>
      <SavedViewBar
        inline
        views={savedViews}
        current={current?.uid ?? null}
        isChanged={current !== undefined && current.query !== query}
        isFiltered={query !== ""}
        onChoose={choose}
        onSaveAs={() => open({ what: "new" })}
        onUpdate={(view) => void change(view, { query }, `ビュー「${view.name}」を更新しました`)}
        onRename={(view) => open({ what: "rename", view })}
        onShare={
          canWrite
            ? (view) =>
                void change(
                  view,
                  { is_shared: !view.is_shared },
                  view.is_shared ? "共有をやめました" : `「${view.name}」を社内に共有しました`,
                )
            : undefined
        }
        onDefault={({ uid, is_default }) =>
          void attempt(
            () => updateSavedView(uid, { is_default: !is_default }),
            is_default ? "最初に開くビューを外しました" : "次からこのビューで開きます",
          )
        }
        onDelete={(view) => open({ what: "delete", view })}
        saving={isSubmitting}
      />
      {asking && asking.what !== "delete" && (
        <ViewNameDialog
          title={asking.what === "new" ? "ビューとして保存" : "ビューの名前を変える"}
          submitLabel={asking.what === "new" ? "保存する" : "変える"}
          name={asking.what === "rename" ? asking.view.name : ""}
          canShare={asking.what === "new" && canWrite}
          onClose={() => setAsking(null)}
          onSubmit={(view) =>
            void (asking.what === "new"
              ? saveNew(view)
              : change(asking.view, { name: view.name }, "名前を変えました"))
          }
          saving={isSubmitting}
          error={failure === undefined ? undefined : fullMessageOf(failure)}
        />
      )}
      {asking?.what === "delete" && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(null)}
          tone="danger"
          title={`ビュー「${asking.view.name}」を削除しますか？`}
          description={
            asking.view.is_shared
              ? "社内の全員の一覧からなくなります。クリエイターの記録は変わりません。"
              : "クリエイターの記録は変わりません。"
          }
          confirmLabel="削除する"
          onConfirm={async () => {
            await deleteSavedView(asking.view.uid);
            url.set({ view: null });
          }}
        />
      )}
    </>
  );
}
