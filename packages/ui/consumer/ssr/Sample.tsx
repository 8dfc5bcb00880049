import { WaitingBadge } from "@tsumugi/patterns/support-chat-rooms";
import {
  Button,
  Card,
  Checkbox,
  DateField,
  Dialog,
  DueDate,
  FormField,
  Menu,
  MenuItem,
  RelativeTime,
  TextField,
  Timeline,
  Toaster,
  toast,
} from "@tsumugi/ui";
import { BrandStyle } from "@tsumugi/ui/brand";
import { DataTable } from "@tsumugi/ui/eager";
import { useState } from "react";
import { brand } from "./brand.ts";

interface Row {
  id: string;
  name: string;
}
const rows: Row[] = [
  { id: "1", name: "はなこ美容" },
  { id: "2", name: "ゆうきの台所" },
];
const columns = [{ key: "name", header: "クリエイター", cell: (row: Row) => row.name }];

/** What a stranger's page has: what tells the time, what is styled apart, and what opens over the page. */
export function Sample({ moment }: { moment: number }) {
  const [saved, setSaved] = useState(false);
  const day = new Date(moment).toISOString().slice(0, 10);
  return (
    <main>
      <BrandStyle brand={brand} />
      <Card title="登録">
        <FormField label="表示名" requirement="required" hint="一覧に出る名前です">
          <TextField name="display_name" />
        </FormField>
        <FormField label="締切">
          <DateField name="due" />
        </FormField>
        <Checkbox defaultChecked label="案内を受け取る" />
        <p>
          <RelativeTime value={moment - 3 * 60_000} /> <DueDate on={day} />{" "}
          <WaitingBadge since={new Date(moment - 26 * 3_600_000).toISOString()} />
        </p>
      </Card>
      <Timeline
        items={[{ key: "sent", at: new Date(moment - 60_000).toISOString(), content: "依頼を送りました" }]}
      />
      <DataTable label="一覧" columns={columns} rows={rows} rowKey={(row) => row.id} />
      <Button
        variant="primary"
        onClick={() => {
          setSaved(true);
          toast.success("登録しました");
        }}
      >
        {saved ? "登録済み" : "登録する"}
      </Button>
      <Dialog title="確認" trigger={<Button>確認を開く</Button>}>
        内容を確かめてください。
      </Dialog>
      <Menu trigger={<Button>操作を開く</Button>}>
        <MenuItem>複製する</MenuItem>
      </Menu>
      <Toaster />
    </main>
  );
}
