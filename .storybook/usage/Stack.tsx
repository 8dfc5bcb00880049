import { Stack, TextField } from "@tsumugi/ui";

export const Form = () => (
  <Stack layout="form" gap="lg">
    <TextField aria-label="姓" />
    <TextField aria-label="名" />
  </Stack>
);
