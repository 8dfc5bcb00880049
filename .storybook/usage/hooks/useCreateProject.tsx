import { ApiError, useCreateProject } from "@tsumugi/hooks";
import { Button, FormErrorSummary, FormField, TextField, toast } from "@tsumugi/ui";
import { type FormEvent, useState } from "react";

export function NewProject({ onCreated }: { onCreated: (uid: string) => void }) {
  const { createProject, isSubmitting, error } = useCreateProject();
  const [name, setName] = useState("");
  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      // 二度押しても送信は1回です。返事が届かなければ、次も同じ鍵で送ります。
      const project = await createProject({ name });
      toast.success("案件を作成しました");
      onCreated(project.uid);
    } catch (cause) {
      // 理由は error にも入ります。打ったものは残ります。
      if (!(cause instanceof ApiError)) throw cause;
    }
  };
  return (
    <form onSubmit={send} noValidate>
      <FormErrorSummary errors={error ? [{ id: "name", message: error.message }] : []} />
      <FormField id="name" label="案件名" requirement="required">
        <TextField value={name} onValueChange={setName} />
      </FormField>
      <Button type="submit" variant="primary" loading={isSubmitting}>
        案件を作成する
      </Button>
    </form>
  );
}
