import type { Meta, StoryObj } from "@storybook/react-vite";
import { Case, Gallery as Cases, LONG_NAME, Row } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Radio } from "./Radio.tsx";

const meta = {
  title: "部品/Radio ラジオボタン",
  id: "部品-radio",
  component: Radio,
  args: { label: "個人", name: "entity" },
  parameters: guide({
    use: "RadioGroup の中の1件です。ふつうは RadioGroup を使い、表の各行にひとつずつ置くような特別な並びのときだけ、じかに使います。",
    do: [
      "同じ質問の Radio には同じ name をつけます。",
      'まとまりを fieldset か role="radiogroup" で囲み、名前をつけます。',
    ],
    dont: ["1件だけ置かない。外せなくなります。Checkbox を使います。"],
    keyboard: [
      ["矢印", "同じ name の次・前を選ぶ"],
      ["Space", "今いるものを選ぶ"],
    ],
    reader: "ラベル、「1/3」のような位置、説明の順に読みます。",
  }),
} satisfies Meta<typeof Radio>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Each = ({ name, disabled = false }: { name: string; disabled?: boolean }) => (
  <Row>
    <Radio label="選んでいない" name={name} disabled={disabled} />
    <Radio label="選んでいる" name={name} defaultChecked disabled={disabled} />
  </Row>
);

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="ふつう">
        <Each name="normal" />
      </Case>
      <Case name="カーソルを重ねる" state="hover">
        <Each name="hover" />
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <Each name="focus" />
      </Case>
      <Case name="押している" state="active">
        <Each name="active" />
      </Case>
      <Case name="使えない">
        <Each name="disabled" disabled />
      </Case>
      <Case name="説明つき・長い名前・狭い場所" width={220}>
        <Radio label={LONG_NAME} name="long" description="登録番号が必要です" />
      </Case>
    </Cases>
  ),
};
