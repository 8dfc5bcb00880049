import type { Meta, StoryObj } from "@storybook/react-vite";
import { changeActiveCompany, getCompanyUser } from "@tsumugi/contract";
import { ApiProvider, createApiClient, SessionProvider, SignInProvider } from "@tsumugi/hooks";
import { buildCurrentCompany, buildCurrentUser, mockEndpoint, mockError } from "@tsumugi/mocks";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { signedIn } from "../testing/PageFrame.tsx";
import { onPhone, over } from "../testing/states.ts";
import { HeldCompany } from "./HeldCompany.tsx";

const here = buildCurrentCompany({ uid: "c1", name: "つむぎ化粧品" });
const other = buildCurrentCompany({ uid: "c2", name: "あおば食品" });
/** The active company as the server knows it. */
const server = { active: here };
const user = () => buildCurrentUser({ company: server.active });

/** A screen on which something is being typed, so that the company stays. */
function Typing() {
  const [client] = useState(() => createApiClient({ getIdToken: signedIn.getIdToken }));
  return (
    <SignInProvider service={signedIn}>
      <ApiProvider client={client}>
        <SessionProvider settings={{ dedupingInterval: 0 }} holdSwitch={() => true}>
          <HeldCompany />
          <main>
            <h1>案件ノート</h1>
            <p>書きかけの文</p>
          </main>
        </SessionProvider>
      </ApiProvider>
    </SignInProvider>
  );
}

const switching = mockEndpoint(changeActiveCompany, () => {
  server.active = here;
  return user();
});

const meta = {
  title: "画面/ほかのタブでの企業の切り替え",
  component: Typing,
  ...over(mockEndpoint(getCompanyUser, user), switching),
  beforeEach: () => {
    server.active = here;
  },
  play: async () => {
    await screen.findByText("書きかけの文");
    // Until the first answer has come, nothing is on screen that could be held.
    await waitFor(async () => {
      server.active = other;
      const tab = new BroadcastChannel("tsumugi.company");
      tab.postMessage("changed");
      tab.close();
      await expect(await screen.findByRole("dialog", {}, { timeout: 500 })).toBeVisible();
    });
  },
} satisfies Meta<typeof Typing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const GoesBack: Story = {
  name: "元の企業に戻して続ける",
  play: async () => {
    await meta.play();
    await userEvent.click(screen.getByRole("button", { name: "つむぎ化粧品に戻して続ける" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(screen.getByText("書きかけの文")).toBeVisible();
  },
};

export const Refused: Story = {
  name: "戻れないとき",
  ...over(mockError(changeActiveCompany, "not_found"), mockEndpoint(getCompanyUser, user)),
  play: async () => {
    await meta.play();
    await userEvent.click(screen.getByRole("button", { name: "つむぎ化粧品に戻して続ける" }));
    await expect(await screen.findByRole("alert")).toBeVisible();
    await expect(screen.getByText("書きかけの文")).toBeInTheDocument();
  },
};

export const LongText: Story = {
  ...over(
    mockEndpoint(getCompanyUser, () =>
      buildCurrentUser({
        company: {
          ...server.active,
          name: `${server.active.name}ホールディングス株式会社 東日本マーケティング統括本部`,
        },
      }),
    ),
    switching,
  ),
};

export const Phone: Story = { ...onPhone };
