import { FormField, TextField } from "@tsumugi/ui";

export const DisplayName = ({ error }: { error?: string }) => (
  <FormField label="表示名" requirement="required" hint="一覧に出る名前です" error={error}>
    <TextField name="display_name" limit={40} />
  </FormField>
);
