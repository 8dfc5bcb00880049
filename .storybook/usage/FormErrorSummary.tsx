import { FormErrorSummary } from "@tsumugi/ui";

export const Errors = ({ attempt }: { attempt: number }) => (
  <FormErrorSummary
    attempt={attempt}
    errors={[{ id: "display_name", message: "表示名が入力されていません。入力してください。" }]}
  />
);
