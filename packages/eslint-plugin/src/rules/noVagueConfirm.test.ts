import { testRule } from "../testing/testRule.ts";
import { noVagueConfirm } from "./noVagueConfirm.ts";

const FROM_UI = 'import { Button, ConfirmDialog, Dialog } from "@tsumugi/ui";\n';

testRule("no-vague-confirm", noVagueConfirm, {
  right: [
    { name: "a verb", code: `${FROM_UI}<ConfirmDialog confirmLabel="削除する" />` },
    { name: "OK with what it does", code: `${FROM_UI}<ConfirmDialog confirmLabel="OK、送る" />` },
    {
      name: "another library's dialog",
      code: 'import { ConfirmDialog } from "other"; <ConfirmDialog confirmLabel="OK" />',
    },
    {
      name: "a component that the file makes itself",
      code: `${FROM_UI}const f = ({ ConfirmDialog }) => <ConfirmDialog confirmLabel="OK" />`,
    },
    { name: "a button outside of dialogs", code: `${FROM_UI}<Button>OK</Button>` },
    {
      name: "a button of a dialog with more in it",
      code: `${FROM_UI}<Dialog><Button>OK <b>{name}</b></Button><Button>{label}</Button></Dialog>`,
    },
    { name: "a confirm of one's own", code: "import { confirm } from './confirm'; confirm('消しますか')" },
    {
      name: "a method called so",
      code: "order.confirm('x'); this.confirm(); ((window) => window.confirm())(x)",
    },
    {
      name: "a label that may be anything",
      code: `${FROM_UI}<ConfirmDialog confirmLabel={label} {...rest} />`,
    },
  ],
  wrong: [
    {
      name: "OK, in every width and case",
      code: `${FROM_UI}<><ConfirmDialog confirmLabel="OK" /><ConfirmDialog confirmLabel="ＯＫ！" /><ConfirmDialog confirmLabel={"ok"} /><ConfirmDialog confirmLabel=" はい。" /></>`,
      says: [['"OK"', "「OK」", "動詞"], ['"ＯＫ！"'], ['"ok"'], ['" はい。"']],
    },
    {
      name: "one of two, and a constant",
      code: `${FROM_UI}const YES = "はい"; <><ConfirmDialog confirmLabel={bad ? "削除する" : "OK"} /><ConfirmDialog confirmLabel={label ?? YES} /></>`,
      says: [['"はい"'], ['"OK"']],
    },
    {
      name: "by another name, from an entry, from a namespace",
      code: 'import { ConfirmDialog as Ask } from "@tsumugi/ui/ConfirmDialog"; import * as Ui from "@tsumugi/ui"; <><Ask confirmLabel="OK" /><Ui.ConfirmDialog confirmLabel="はい" /></>',
      says: [['"OK"'], ['"はい"']],
    },
    {
      name: "from a module that hands it on",
      code: 'import { ConfirmDialog } from "@/ui"; <ConfirmDialog confirmLabel="OK" />',
      settings: { tsumugi: { modules: ["@/ui"] } },
      says: [['"OK"']],
    },
    {
      name: "a button in a dialog or its footer",
      code: `${FROM_UI}<Dialog footer={<><Button variant="primary">\n  OK\n</Button></>}><p><Button>{"はい"}</Button></p></Dialog>`,
      says: [["\n  OK", "「OK」"], ['"はい"']],
    },
    {
      name: "the browser's own",
      code: "if (confirm('消しますか')) remove(); window.confirm('x'); globalThis.confirm()",
      says: [["confirm(", "ConfirmDialog"], ["window.confirm"], ["globalThis.confirm"]],
    },
    {
      name: "a project's own words",
      code: `${FROM_UI}<ConfirmDialog confirmLabel="実行" />`,
      options: [{ words: ["実行"] }],
      says: [['"実行"']],
    },
    {
      name: "types around it",
      isTyped: true,
      code: `${FROM_UI}<ConfirmDialog<string> confirmLabel={"OK" as string} />`,
      says: [['"OK"']],
    },
  ],
});
