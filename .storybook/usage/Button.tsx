import { Button, toast } from "@tsumugi/ui";

export const Save = () => (
  <Button variant="primary" icon="check" onClick={() => toast.success("保存しました")}>
    保存する
  </Button>
);
