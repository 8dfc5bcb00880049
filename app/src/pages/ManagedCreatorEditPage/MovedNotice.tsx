import { type MergedInto, mergedWords } from "@tsumugi/contract";
import { Banner, Button } from "@tsumugi/ui";

/** Above a form whose record went into another one: what was typed stays, and can be taken along. */
export function MovedNotice({ into, onMove }: { readonly into: MergedInto; readonly onMove: () => void }) {
  return (
    <Banner
      tone="warning"
      title={mergedWords(into)}
      actions={
        <Button size="sm" onClick={onMove}>
          「{into.display_name}」の編集に移す
        </Button>
      }
    >
      この画面からは保存できません。入力した内容は、まとめた先の編集に移して保存できます。
    </Banner>
  );
}
