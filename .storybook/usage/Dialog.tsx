import { Button, Dialog, DialogClose, FormField, TextField } from "@tsumugi/ui";

export const AddTag = ({ add, saving }: { add: () => void; saving: boolean }) => (
  <Dialog
    title="タグを付ける"
    trigger={<Button>タグを付ける</Button>}
    loading={saving}
    footer={
      <>
        <DialogClose>
          <Button>キャンセル</Button>
        </DialogClose>
        <Button variant="primary" loading={saving} onClick={add}>
          付ける
        </Button>
      </>
    }
  >
    <FormField label="タグ">
      <TextField name="tag" />
    </FormField>
  </Dialog>
);
