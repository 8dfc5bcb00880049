import { Banner, Button, FormField, Stack, TextArea } from "@tsumugi/ui";
import { CannotSaveNow } from "../../shared/CannotSaveNow.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useLeftTexts } from "./useLeftTexts.ts";

/** Texts that were typed here and refused, to be read and copied until they are closed. */
export function LeftTexts({ projectUid }: { readonly projectUid: string }) {
  const { whyNot } = usePermissions();
  const { texts, forget } = useLeftTexts(projectUid);
  if (texts.length === 0) return null;
  return (
    <Stack gap="sm">
      {whyNot === undefined ? (
        <Banner tone="warning" title="保存していない入力が残っています">
          必要な入力をコピーして、入れ直してください。
        </Banner>
      ) : (
        <CannotSaveNow>{whyNot}</CannotSaveNow>
      )}
      {texts.map(({ label, text }, index) => (
        // Two texts may bear one name; their order is fixed.
        <FormField key={`${index} ${label}`} label={label}>
          <TextArea readOnly rows={Math.min(6, text.split("\n").length)} value={text} />
        </FormField>
      ))}
      <div>
        <Button size="sm" onClick={forget}>
          この入力を閉じる
        </Button>
      </div>
    </Stack>
  );
}
