"use client";
import { Button, Dialog, Toaster, toast } from "@tsumugi/ui";

export const Acts = () => (
  <>
    <Button variant="primary" onClick={() => toast.success("登録しました")}>
      登録する
    </Button>
    <Dialog title="確認" trigger={<Button>確認を開く</Button>}>
      内容を確かめてください。
    </Dialog>
    <Toaster />
  </>
);
