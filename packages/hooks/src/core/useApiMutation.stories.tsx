import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "@tsumugi/ui/testing";
import { type ReactNode, useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { MemoForm } from "../stories/MemoForm.tsx";
import { playing } from "../stories/playing.ts";
import { RegisterForm } from "../stories/RegisterForm.tsx";
import { createRegistry, type Registry } from "../stories/registry.ts";
import { Stage, type StageArgs } from "../stories/Stage.tsx";
import { StageScope } from "../stories/StageScope.tsx";
import { asInTheApp, byHand, stageArgTypes } from "../stories/stageArgs.ts";
import type { NetworkMode } from "../stories/stageNetwork.ts";

const modes: readonly NetworkMode[] = ["ok", "slow", "lost", "off", "failing"];

const meta = {
  title: "フック/更新",
  argTypes: stageArgTypes(modes),
  parameters: guide({
    use: "書き込むフック（useCreateProject など）は、動詞の名前の関数と、isSubmitting・error・reset() を返します。土台は useApiMutation です。",
    do: [
      "ボタンは isSubmitting のあいだ loading にします。間に合わずに二度押しても、送信は1回です。",
      "失敗は error.message を、項目ごとの理由は error.fields を見せます。打った内容は残します。",
      "ほかの人が先に変えていたら（stale_version）、error.current と自分の内容を並べて選んでもらいます。",
    ],
    dont: [
      "書き込みを自動で試し直さないでください。届いたかどうか分からないときは、人に押してもらいます。同じ鍵なので、二重にはなりません。",
      "書き込んだあとに一覧を読み直す処理を画面に書かないでください。フックが読み直します。",
    ],
  }),
  args: asInTheApp,
} satisfies Meta<StageArgs>;
export default meta;
type Story = StoryObj<StageArgs>;

interface RegistryStageProps extends StageArgs {
  readonly lead: string;
  readonly draw: (registry: Registry) => ReactNode;
}

function RegistryStage({ draw, ...stage }: RegistryStageProps) {
  const [registry] = useState(createRegistry);
  return (
    <Stage {...stage} modes={modes} handlers={registry.handlers}>
      <StageScope>{draw(registry)}</StageScope>
    </Stage>
  );
}

const register = (lead: string): Pick<Story, "render"> => ({
  render: (args) => <RegistryStage {...args} lead={lead} draw={() => <RegisterForm />} />,
});

export const Try: Story = {
  name: "試す",
  ...register("「返事が届かない」で登録してから、つないでもう一度押してください。増えるのは1人だけです。"),
  play: async ({ canvasElement }) => {
    const { value } = playing(canvasElement);
    await value("登録済み", "2");
    await value("isSubmitting", "false");
  },
};

export const OneSubmission: Story = {
  name: "同じ内容を二度押しても、送信は1回",
  args: byHand,
  ...register(
    "遅い通信で「登録する」を2回押しました。POST は1本です。終わると、一覧を読むフックがひとりでに読み直します。",
  ),
  play: async ({ canvasElement }) => {
    const { value, press, advance, requests } = playing(canvasElement);
    await value("登録済み", "2");
    await press("遅い");
    await press("登録する");
    await value("isSubmitting", "true");
    await press("登録しています");
    await expect(requests("POST")).toHaveLength(1);
    await press("つながる");
    await advance("遅い返事: 3.0秒");
    await value("登録済み", "3");
    await value("isSubmitting", "false");
    await expect(requests("POST")).toHaveLength(1);
  },
};

const keyOf = (row: string | undefined) => /Idempotency-Key: …(\w+)/.exec(row ?? "")?.[1];

export const KeyIsKept: Story = {
  name: "結果が分からないあいだ、同じ鍵で送る",
  args: byHand,
  ...register(
    "サーバーは登録したのに、返事が途中で切れました。もう一度押すと同じ Idempotency-Key で送るので、サーバーは前の結果を返します。結果が分かれば、次は新しい鍵です。",
  ),
  play: async ({ canvasElement }) => {
    const { canvas, value, press, requests } = playing(canvasElement);
    await value("登録済み", "2");
    await press("返事が届かない");
    await press("登録する");
    await value("error", "network");
    await press("つながる");
    await press("登録する");
    await value("登録済み", "3");
    const names = within(canvas.getByRole("list", { name: "登録済みのクリエイター" }));
    await expect(names.getAllByText("あさひのベランダ菜園")).toHaveLength(1);
    await press("登録する");
    await value("登録済み", "4");
    const [first, second, third] = requests("POST").map(keyOf);
    await expect(first).toBeDefined();
    await expect(second).toBe(first);
    await expect(third).not.toBe(first);
  },
};

export const Conflict: Story = {
  name: "ほかの人が先に変えていた（409）",
  args: byHand,
  render: (args) => (
    <RegistryStage
      {...args}
      lead="版（version）を付けて送るので、サーバーは古い版の上書きを断ります。断られても何も失わず、error.current に今の内容があります。"
      draw={(registry) => <MemoForm registry={registry} />}
    />
  ),
  play: async ({ canvasElement }) => {
    const { canvas, value, press, requests } = playing(canvasElement);
    await value("手元の版", "1");
    await press("ほかの人が先に保存する");
    await press("保存する");
    await value("error", "stale_version");
    await expect(requests("PUT")[0]).toMatch(/409$/);
    await expect(canvas.getByText("振込先を確認中（経理）")).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue("水曜は連絡がつきにくい");
    await press("自分の内容で上書きする");
    await value("error", "なし");
    await waitFor(() => value("保存済み", "水曜は連絡がつきにくい"));
  },
};
