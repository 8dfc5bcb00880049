import { useSession } from "@tsumugi/hooks";
import { Banner, Button, FormField, Stack, TextField } from "@tsumugi/ui";
import { type FormEvent, useState } from "react";
import { messageOf } from "../../shared/errors.ts";

export function ResetRequestForm() {
  const { requestPasswordReset } = useSession();
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<"open" | "sending" | "sent">("open");

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === "sending") return;
    if (email.trim() === "") return setProblem("メールアドレスが入力されていません。入力してください。");
    setState("sending");
    setProblem(undefined);
    try {
      await requestPasswordReset(email.trim());
      setState("sent");
    } catch (cause) {
      setProblem(messageOf(cause));
      setState("open");
    }
  };

  if (state === "sent")
    return (
      <Banner tone="success" title="メールを送りました">
        {email}{" "}
        に届いたリンクから、1時間以内に再設定してください。届かないときは、迷惑メールと入力したアドレスを確認してください。
      </Banner>
    );
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack>
        <FormField label="メールアドレス" requirement="required" error={problem}>
          <TextField
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </FormField>
        <Button type="submit" variant="primary" size="lg" full loading={state === "sending"}>
          再設定のメールを送る
        </Button>
      </Stack>
    </form>
  );
}
