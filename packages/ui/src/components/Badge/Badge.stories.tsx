import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Case, Gallery as Cases, LONG_NAME, Row } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Badge, type BadgeTone } from "./Badge.tsx";
import { CountBadge } from "./CountBadge.tsx";

const meta = {
  title: "部品/Badge バッジ（ステータスラベル）",
  id: "部品-badge",
  component: Badge,
  args: { children: "未返信", tone: "thread" },
  parameters: guide({
    use: "となりにあるものの状態を、ひとことで添えます。どこまで進んだかは ring の輪でも示します。検索のための言葉には Tag を、件数には CountBadge を使います。",
    do: [
      "「未返信」「下書き」のように、6字までの状態の言葉にします。",
      "thread（柿色）は、だれかの返事や作業を待っているものだけに使います。",
      "件数は CountBadge に label を渡し、何の件数かを読み上げに残します。",
    ],
    dont: [
      "押せるようにしない。押すものは Button か Tag にします。",
      "色だけを変えて意味を分けない。言葉を変えるか、icon を添えます。",
      "ひとつの行に3つを超えて並べない。どれも目立たなくなります。",
    ],
    reader:
      "Badge は言葉をそのまま読みます。CountBadge は label があれば「未読 128件」と、99を超えても正しい数を読みます。",
  }),
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const tones: [BadgeTone, string][] = [
  ["neutral", "下書き"],
  ["brand", "公開中"],
  ["info", "確認中"],
  ["success", "完了"],
  ["warning", "期限間近"],
  ["danger", "超過"],
  ["thread", "未返信"],
  ["fuji", "精算"],
  ["asagi", "投稿済み"],
];

export const Gallery: Story = {
  name: "状態一覧",
  render: () => (
    <Cases>
      <Case name="色">
        <Row>
          {tones.map(([tone, label]) => (
            <Badge key={tone} tone={tone}>
              {label}
            </Badge>
          ))}
        </Row>
      </Case>
      <Case name="アイコンつき">
        <Row>
          <Badge icon="link" tone="success">
            公開プロフィールと同期
          </Badge>
          <Badge icon="warning" tone="warning">
            PR表記なし
          </Badge>
        </Row>
      </Case>
      <Case name="輪（始まる前・途中・終わり・注意・対象外）">
        <Row>
          <Badge ring="open">候補</Badge>
          <Badge tone="warning" ring="20">
            打診中
          </Badge>
          <Badge tone="info" ring="50">
            制作中
          </Badge>
          <Badge tone="success" ring="100">
            完了
          </Badge>
          <Badge tone="danger" ring="alert">
            内容相違
          </Badge>
          <Badge ring="out">中止</Badge>
        </Row>
      </Case>
      <Case name="件数（1桁・2桁・99まで・100から・目立たせない）">
        <Row>
          <CountBadge count={3} label="未読" />
          <CountBadge count={42} label="未読" />
          <CountBadge count={99} label="未読" />
          <CountBadge count={100} label="未読" />
          <CountBadge count={5} tone="neutral" label="投稿" />
          <CountBadge count={0} label="未読" />
        </Row>
      </Case>
      <Case name="長い言葉・狭い場所" width={160}>
        <Badge icon="link">{LONG_NAME}</Badge>
      </Case>
    </Cases>
  ),
};

export const CountsInFull: Story = {
  name: "99を超えても正しい数を読む",
  render: () => <CountBadge count={128} label="未読" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("未読 128件")).toBeInTheDocument();
    await expect(within(canvasElement).getByText("99+")).toHaveAttribute("aria-hidden", "true");
  },
};
