import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tsumugi/ui";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { sampleMembers } from "../../testing/samples.ts";
import { ChatThread, type ChatThreadProps } from "./ChatThread.tsx";
import { message } from "./longThread.ts";

/** Comments of different lengths within one day, `r0` to `r299`. */
const ROOM = Array.from({ length: 300 }, (_, index) =>
  message(
    `r${index}`,
    index % 3 === 0 ? "me" : "creator",
    `${index + 1}通目です。`.repeat(((index % 5) + 1) * 4),
  ),
);

/** Read back to the 150th; then all is loaded again: a hundred around what is read, five have come meanwhile. */
function ReloadedRoom(props: ChatThreadProps) {
  const [isReloaded, setReloaded] = useState(false);
  const [reading, setReading] = useState<string | null>(null);
  return (
    <>
      <div style={{ height: 420 }}>
        <ChatThread
          {...props}
          comments={isReloaded ? ROOM.slice(110, 210) : ROOM.slice(150)}
          hasNewer={isReloaded}
          newerCount={isReloaded ? 5 : 0}
          hasMore
          onReading={setReading}
        />
      </div>
      <Button onClick={() => setReloaded(true)}>読み直す</Button>
      <output aria-label="読んでいる所">{reading}</output>
    </>
  );
}

const meta = {
  title: "画面の型/メッセージ/ChatThread/読み直し",
  component: ChatThread,
  args: { comments: [], members: sampleMembers, ownUid: "me" },
  render: (args) => <ReloadedRoom {...args} />,
} satisfies Meta<typeof ChatThread>;
export default meta;
type Story = StoryObj<typeof meta>;

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

export const KeepsThePlace: Story = {
  name: "すべて読み直しても、読んでいる所は動かない",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("region", { name: "やりとり" });
    const top = () =>
      canvasElement.querySelector('[data-comment="r160"]')?.getBoundingClientRect().top ?? Number.NaN;
    /** Blocks get their real height one by one. */
    const settled = async () => {
      let last = top();
      for (let same = 0; same < 6; ) {
        await nextFrame();
        same = top() === last ? same + 1 : 0;
        last = top();
      }
      return last;
    };
    const goal = box.getBoundingClientRect().top - 10;
    // What stands above gets its height on the way.
    for (let tries = 0; tries < 12 && Math.abs((await settled()) - goal) > 1; tries++)
      box.scrollTop += top() - goal;
    // A reader comes in steps, not at once.
    for (const step of [-5, 5]) {
      box.scrollTop += step;
      await settled();
    }
    const reading = canvas.getByLabelText("読んでいる所");
    await waitFor(() => expect(reading).toHaveTextContent(/^r160$/));
    const before = await settled();
    await userEvent.click(canvas.getByRole("button", { name: "読み直す" }));
    await expect(canvas.getByText("過去のメッセージを表示しています（新着 5件）")).toBeInTheDocument();
    await expect(Math.abs((await settled()) - before)).toBeLessThanOrEqual(2);
    await expect(reading).toHaveTextContent(/^r160$/);
  },
};
