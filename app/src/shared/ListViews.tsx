import type { SavedView, ViewList } from "@tsumugi/contract";
import { isApiError, useSavedViews, useSaveView } from "@tsumugi/hooks";
import { SavedViewBar } from "@tsumugi/patterns";
import { ConfirmDialog, type DataTableLayout, toast } from "@tsumugi/ui";
import { useEffect, useState } from "react";
import { fullMessageOf } from "./errors.ts";
import { part } from "./part.tsx";
import { columnsText } from "./tableLayout.ts";
import { useArrivedBare } from "./useArrivedBare.ts";
import { useOwnChanges } from "./useOwnChanges.tsx";
import { usePermissions } from "./usePermissions.ts";
import { type UrlPatch, useUrlState } from "./useUrlState.ts";
import { COLUMNS } from "./useViewLayout.ts";

const ViewNameDialog = part(async () => (await import("./viewNameDialog.ts")).ViewNameDialog);

type Asking = { what: "new" } | { what: "rename" | "delete"; view: SavedView };

export interface ListViewsProps {
  readonly list: ViewList;
  /** What of the address a view keeps, always written in one way. */
  readonly query: string;
  /** The columns on screen, which a new view keeps beside its query. */
  readonly layout?: Partial<DataTableLayout>;
  /** Name in the address under which the chosen view stands. */
  readonly param: string;
  /** The address that a query stands for; what it does not name is taken away. */
  readonly patchOf: (query: string) => UrlPatch;
  /** What a deleted view leaves as it is. */
  readonly kept: string;
  /** The address leads to one row, which the default view must not filter away. */
  readonly isTargeted?: boolean;
  /** In a row with other things, without a frame of its own. */
  readonly inline?: boolean;
}

const columnsOf = (query: string) => new URLSearchParams(query).get(COLUMNS);

function withColumns(query: string, columns: string): string {
  const params = new URLSearchParams(query);
  if (columns) params.set(COLUMNS, columns);
  return params.toString();
}

type ViewValues = Pick<SavedView, "name" | "query" | "is_shared">;

const valuesOf = ({ name, query, is_shared }: ViewValues): ViewValues => ({ name, query, is_shared });
const sharing = (isShared: boolean) => (isShared ? "社内で共有" : "自分だけ");
/** Filters are seen best in the list itself: taking those of the colleague shows them. */
const rowsOf = (mine: ViewValues, theirs: ViewValues) => [
  { label: "名前", mine: mine.name, theirs: theirs.name },
  ...(mine.query === theirs.query
    ? []
    : [{ label: "絞り込みと列", mine: "今の一覧のもの", theirs: "ほかの人が更新したもの" }]),
  { label: "共有", mine: sharing(mine.is_shared), theirs: sharing(theirs.is_shared) },
];

/** Views of a list: own and shared ones, the default one on arrival, and what is done with them. */
export function ListViews(props: ListViewsProps) {
  const { list, query, layout = {}, param, patchOf, kept, isTargeted = false, inline = true } = props;
  const url = useUrlState();
  const { savedViews, refresh } = useSavedViews(list);
  const { createSavedView, updateSavedView, deleteSavedView, isSubmitting } = useSaveView();
  const { canWrite } = usePermissions();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const chosen = url.get(param);
  const arrivedBare = useArrivedBare(query === "" && chosen === "" && !isTargeted);
  const current = savedViews.find(({ uid }) => uid === chosen);
  const present = withColumns(query, url.get(COLUMNS));
  const arranged = columnsText(layout);
  const patchFor = (next: string, uid: string | null): UrlPatch => ({
    ...patchOf(next),
    [COLUMNS]: columnsOf(next),
    [param]: uid,
  });

  // The view as the list shows it. A colleague's change shows where nothing was changed here, and is asked about else.
  const [opened, setOpened] = useState<SavedView>();
  const seen = opened?.uid === current?.uid ? opened : undefined;
  useEffect(() => {
    if (!current || (seen && current.version <= seen.version)) return;
    const isNewer = seen !== undefined && current.version > seen.version;
    if (isNewer && present !== seen.query) return;
    setOpened(current);
    if (isNewer && current.query !== present)
      url.set({ ...patchOf(current.query), [COLUMNS]: columnsOf(current.query), [param]: current.uid });
  }, [current, seen, present, url, patchOf, param]);
  const form = useOwnChanges<SavedView, ViewValues>({
    valuesOf,
    send: async (changes, { uid, version }) => {
      const saved = await updateSavedView(uid, { ...changes, version });
      setOpened(saved);
      return saved;
    },
    rowsOf,
    onTakeTheirs: (theirs) => {
      setOpened(theirs);
      url.set(patchFor(theirs.query, theirs.uid));
      void refresh();
    },
  });

  const first = savedViews.find(({ is_default }) => is_default);
  useEffect(() => {
    if (!first || !arrivedBare.current) return;
    arrivedBare.current = false;
    url.set({ ...patchOf(first.query), [COLUMNS]: columnsOf(first.query), [param]: first.uid });
  }, [first, url, patchOf, param]);

  const choose = (uid: string | null) => {
    arrivedBare.current = false;
    url.set(patchFor(savedViews.find((view) => view.uid === uid)?.query ?? "", uid), { push: true });
  };
  /** A view that a colleague deleted goes from the bar; what the list is filtered by stays. */
  const fail = (cause: unknown, view?: SavedView) => {
    if (view && isApiError(cause) && cause.status === 404) {
      setAsking(null);
      void refresh();
      toast.error(
        `ビュー「${view.name}」は、削除されたか共有が終わっています。今の条件は、別のビューとして保存できます。`,
      );
      return;
    }
    setFailure(cause);
    toast.error(fullMessageOf(cause));
  };
  const attempt = async (work: () => Promise<unknown>, done: string, view?: SavedView) => {
    try {
      await work();
      setAsking(null);
      toast.success(done);
    } catch (cause) {
      fail(cause, view);
    }
  };
  /** @param view as it was when the person began: what a colleague made of it since is asked about */
  const change = async (view: SavedView, own: Partial<ViewValues>, done: string) => {
    try {
      const answer = await form.save(view, { ...valuesOf(view), ...own });
      if (answer === "back") return;
      setAsking(null);
      if (answer === "mine") toast.success(done);
    } catch (cause) {
      fail(cause, view);
    }
  };
  const open = (next: Asking) => {
    setFailure(undefined);
    setAsking(next);
  };
  const saveNew = ({ name, is_shared }: { name: string; is_shared: boolean }) =>
    attempt(async () => {
      const view = await createSavedView({ list, name, query: withColumns(query, arranged), is_shared });
      url.set({ [param]: view.uid, [COLUMNS]: arranged });
    }, `ビュー「${name}」を保存しました`);

  return (
    <>
      <SavedViewBar
        inline={inline}
        views={savedViews}
        current={current?.uid ?? null}
        isChanged={current !== undefined && (seen ?? current).query !== present}
        isFiltered={query !== ""}
        isArranged={arranged !== ""}
        onChoose={choose}
        onSaveAs={() => open({ what: "new" })}
        onUpdate={(view) =>
          void change(seen ?? view, { query: present }, `ビュー「${view.name}」を更新しました`)
        }
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
        onDefault={(view) =>
          void attempt(
            () => updateSavedView(view.uid, { is_default: !view.is_default }),
            view.is_default ? "最初に開くビューを外しました" : "次からこのビューで開きます",
            view,
          )
        }
        onDelete={(view) => open({ what: "delete", view })}
        loading={isSubmitting}
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
          loading={isSubmitting}
          error={failure === undefined ? undefined : fullMessageOf(failure)}
        />
      )}
      {form.conflictDialog}
      {asking?.what === "delete" && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(null)}
          tone="danger"
          title={`ビュー「${asking.view.name}」を削除しますか？`}
          description={asking.view.is_shared ? `社内の全員の一覧からなくなります。${kept}` : kept}
          confirmLabel="削除する"
          onConfirm={async () => {
            await deleteSavedView(asking.view.uid);
            url.set({ [param]: null, [COLUMNS]: null });
          }}
        />
      )}
    </>
  );
}
