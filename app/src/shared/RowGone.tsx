import { Banner } from "@tsumugi/ui";

/** The row that a link was about is not there any more; everything else is. */
export function RowGone({ what, onClose }: { readonly what: string; readonly onClose: () => void }) {
  return (
    <Banner tone="info" title={`リンク先の${what}は見つかりませんでした`} onClose={onClose}>
      削除されたか、別の記録にまとめられた可能性があります。今ある{what}を一覧で確認してください。
    </Banner>
  );
}
