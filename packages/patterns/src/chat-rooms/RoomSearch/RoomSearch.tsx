import { Button, IconButton, SearchField, Skeleton, Stack } from "@tsumugi/ui";
import { formatInteger, isComposingKey } from "@tsumugi/ui/format";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { FoundCommentLook, MemberLook } from "../chat.types.ts";
import { FoundComments } from "./FoundComments.tsx";
import { RoomSearchRoot } from "./RoomSearch.styles.ts";
import { useSteps } from "./useSteps.ts";

export interface RoomSearchProps {
  /** 探している言葉。空なら、まだ探していません。 */
  keyword: string;
  /** 言葉が変わったとき。打ち終えて少しあとと、Enter で呼ばれます。 */
  onKeywordChange: (keyword: string) => void;
  /** 見つかったメッセージ。新しい順に渡します。 */
  found: readonly FoundCommentLook[];
  /** 見つかった全件数。まだ分からなければ undefined。 */
  total?: number | undefined;
  /** 全件数は数えた分だけで、ほかにもあるかもしれません。 */
  totalCapped?: boolean;
  /** すべての言葉を含むものがなく、どれかを含むものを並べている。 */
  anyWord?: boolean;
  /** 書いた人の名前。uid ごとに渡します。 */
  members: Readonly<Record<string, MemberLook>>;
  /** いま見せているメッセージの id。一覧に印が付きます。 */
  currentId: string | null;
  /** このメッセージを見せます。もう見せているものを選んだときにも呼ばれます。 */
  onShow: (id: string) => void;
  /** まだ見ていない、前のメッセージがあるか。 */
  hasMore?: boolean;
  /** 続きを読み込み中。 */
  loadingMore?: boolean;
  /** 続きを読み込みます。 */
  onLoadMore?: () => void;
  /** 探している最中。出ているものがあれば、前の言葉で見つかったものです。 */
  loading?: boolean;
  /** 探せなかった理由。原因、次に直し方。 */
  error?: string | undefined;
  /** もう一度探します。 */
  onRetry?: () => void;
  /** 閉じます。Esc でも呼ばれるので、フォーカスを開いたところへ戻します。 */
  onClose: () => void;
}

/** Over the thread of a room: a field, how many comments hold its words, and the way from one to the next. */
export function RoomSearch(props: RoomSearchProps) {
  const { keyword, found, currentId, loading = false, hasMore = false, members } = props;
  const field = useRef<HTMLInputElement>(null);
  const { at, canGoBack, canGoOn, step, goToFirst } = useSteps(props);
  // It was opened to be written into; a menu that it was opened from gives the focus back to its button first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const handleKey = (event: KeyboardEvent) => {
    if (isComposingKey(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const { target, key, shiftKey } = event;
    if (key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      props.onClose();
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      step(key === "ArrowDown" ? 1 : -1);
    } else if (key === "Enter" && target instanceof HTMLInputElement) {
      if (target.value === keyword) step(shiftKey ? -1 : 1);
      else goToFirst(target.value);
    }
  };
  const isAsked = keyword.trim() !== "";
  const isEmpty = isAsked && !loading && !props.error && found.length === 0;

  return (
    <RoomSearchRoot aria-label="この部屋で検索" onKeyDownCapture={handleKey}>
      <div className="bar">
        <SearchField
          ref={field}
          className="field"
          label="この部屋で検索"
          placeholder="この部屋のメッセージを検索"
          value={keyword}
          onValueChange={props.onKeywordChange}
        />
        <span className="count" role="status">
          {isAsked && !loading && !props.error && countWords(props, at)}
        </span>
        <IconButton
          className="step"
          icon="chevronUp"
          label="ひとつ新しい一致へ"
          aria-disabled={!canGoBack}
          onClick={() => step(-1)}
        />
        <IconButton
          className="step"
          icon="chevronDown"
          label="ひとつ古い一致へ"
          aria-disabled={!canGoOn}
          loading={props.loadingMore && at === found.length - 1}
          onClick={() => step(1)}
        />
        <IconButton icon="close" label="検索を閉じる" onClick={props.onClose} />
      </div>
      {isAsked && (
        <div className="body" aria-busy={loading}>
          {props.error && (
            <p className="note" role="alert">
              {props.error}
              {props.onRetry && (
                <Button size="sm" onClick={props.onRetry}>
                  もう一度探す
                </Button>
              )}
            </p>
          )}
          {loading && found.length === 0 && (
            <Stack pad>
              <Skeleton shape="block" height={20} />
              <Skeleton shape="block" height={20} />
            </Stack>
          )}
          {isEmpty && (
            <p className="note">
              {hasMore
                ? "新しいメッセージの中にはありません。前のメッセージは、まだ探していません。"
                : `「${keyword}」を含むメッセージは、この部屋にありません。言葉を短くするか、別の言葉でお試しください。`}
            </p>
          )}
          {props.anyWord && found.length > 0 && (
            <p className="note">すべての言葉を含むメッセージがないため、どれかを含むものを表示しています。</p>
          )}
          <FoundComments found={found} members={members} currentId={currentId} onShow={props.onShow} />
          {hasMore && !loading && (
            <p className="note">
              <Button size="sm" variant="ghost" loading={props.loadingMore} onClick={props.onLoadMore}>
                {found.length > 0 ? "前の一致をさらに見る" : "前のメッセージも探す"}
              </Button>
            </p>
          )}
        </div>
      )}
    </RoomSearchRoot>
  );
}

/** 「12件中3件目」; what is shown is read aloud with it, because the focus stays in the field. */
function countWords({ total = 0, totalCapped = false, found, members }: RoomSearchProps, at: number) {
  const all = `${formatInteger(total)}件${totalCapped ? "以上" : ""}`;
  const shown = found[at];
  if (!shown) return all;
  return (
    <>
      {all}中{formatInteger(at + 1)}件目
      <span className="tsu-hidden">
        、{members[shown.uid]?.name ?? "退出したメンバー"}、{shown.line.map(({ text }) => text).join("")}
      </span>
    </>
  );
}
