import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  changeActiveCompany,
  createProject,
  getCompanyUser,
  listBelongingCompanies,
} from "@tsumugi/contract";
import {
  ApiProvider,
  createApiClient,
  SessionProvider,
  SignInProvider,
  useCreateProject,
  useCurrentUser,
  useSession,
} from "@tsumugi/hooks";
import { buildCurrentCompany, buildCurrentUser, mockEndpoint, mockError } from "@tsumugi/mocks";
import { Button, FormField, Stack, TextField } from "@tsumugi/ui";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { signedIn } from "../testing/PageFrame.tsx";
import { over } from "../testing/states.ts";
import { HeldCompany } from "./HeldCompany.tsx";

const ownCompany = buildCurrentCompany({ uid: "company_001", name: "つむぎ化粧品" });
const otherCompany = buildCurrentCompany({ uid: "company_002", name: "あおば食品" });

/** The active company as the server has it. Another tab switches it; the page learns of it by the next call. */
const server = { active: ownCompany };

const settings = { dedupingInterval: 0, shouldRetryOnError: false };

/** Something that is being typed for the company on screen. */
function Typing() {
  const { status } = useSession();
  return status === "signed_in" ? <Form /> : null;
}

function Form() {
  const { company } = useCurrentUser();
  const { createProject: create } = useCreateProject();
  return (
    <Stack>
      <p>{company?.name}の案件</p>
      <FormField label="案件名">
        <TextField defaultValue="春の新作" />
      </FormField>
      <div>
        <Button onClick={() => void create({ name: "春の新作" }).catch(() => undefined)}>保存する</Button>
      </div>
    </Stack>
  );
}

function Tab() {
  const [client] = useState(() => createApiClient({ getIdToken: signedIn.getIdToken }));
  return (
    <SignInProvider service={signedIn}>
      <ApiProvider client={client}>
        <SessionProvider settings={settings} holdSwitch={() => true}>
          <HeldCompany />
          <Typing />
        </SessionProvider>
      </ApiProvider>
    </SignInProvider>
  );
}

const user = mockEndpoint(getCompanyUser, () => buildCurrentUser({ company: server.active }));
const switchBack = mockEndpoint(changeActiveCompany, () => {
  server.active = ownCompany;
  return buildCurrentUser({ company: ownCompany });
});

/** The companies that the person belongs to. */
const belongsTo = (...companies: { uid: string; name: string }[]) =>
  mockEndpoint(listBelongingCompanies, () => ({
    items: companies.map(({ uid, name }) => ({
      uid,
      name,
      image: null,
      role: "staff" as const,
      active: uid === server.active.uid,
    })),
  }));
const both = belongsTo(ownCompany, otherCompany);

const meta = {
  title: "画面/枠/ほかのタブでの企業の切り替え",
  component: HeldCompany,
  render: () => <Tab />,
  beforeEach: () => {
    server.active = ownCompany;
  },
  ...over(user, mockError(createProject, "company_switched"), switchBack, both),
} satisfies Meta<typeof HeldCompany>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another tab switches, and then something is saved here. */
async function saveAfterSwitch(
  canvasElement: HTMLElement,
  name = "ほかのタブで「あおば食品」に切り替わりました",
) {
  const canvas = within(canvasElement);
  const save = await canvas.findByRole("button", { name: "保存する" });
  await canvas.findByText("つむぎ化粧品の案件");
  server.active = otherCompany;
  await userEvent.click(save);
  return screen.findByRole("dialog", { name });
}

export const Asks: Story = {
  name: "入力中なら、どちらの企業で続けるかを聞く",
  play: async ({ canvasElement }) => {
    const dialog = within(await saveAfterSwitch(canvasElement));
    await expect(dialog.getByText(/「つむぎ化粧品」で入力中の内容が残っています/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "つむぎ化粧品に戻して続ける" })).toBeVisible();
  },
};

export const GoesBack: Story = {
  name: "戻すと、入力したものが残る",
  play: async ({ canvasElement }) => {
    const dialog = within(await saveAfterSwitch(canvasElement));
    await userEvent.click(dialog.getByRole("button", { name: "つむぎ化粧品に戻して続ける" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const canvas = within(canvasElement);
    await expect(canvas.getByText("つむぎ化粧品の案件")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "案件名" })).toHaveValue("春の新作");
  },
};

export const Follows: Story = {
  name: "破棄すると、もう一方の企業に替わる",
  play: async ({ canvasElement }) => {
    const dialog = within(await saveAfterSwitch(canvasElement));
    await userEvent.click(dialog.getByRole("button", { name: "入力を破棄してあおば食品へ" }));
    await expect(await within(canvasElement).findByText("あおば食品の案件")).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const Refused: Story = {
  name: "戻せないときは、理由を言って入力を残す",
  parameters: over(
    user,
    mockError(createProject, "company_switched"),
    mockError(changeActiveCompany, "not_found"),
    both,
  ).parameters,
  play: async ({ canvasElement }) => {
    const dialog = within(await saveAfterSwitch(canvasElement));
    await userEvent.click(dialog.getByRole("button", { name: "つむぎ化粧品に戻して続ける" }));
    await expect(await dialog.findByRole("alert")).toBeVisible();
    await expect(within(canvasElement).getByLabelText("案件名")).toHaveValue("春の新作");
  },
};

const LEFT = "「つむぎ化粧品」のメンバーではなくなりました";

export const Left: Story = {
  name: "外されたときは、そう言う。戻すことはできず、閉じれば読める",
  parameters: over(user, mockError(createProject, "company_switched"), belongsTo(otherCompany)).parameters,
  play: async ({ canvasElement }) => {
    const dialog = within(await saveAfterSwitch(canvasElement, LEFT));
    await expect(dialog.queryByRole("button", { name: /戻して続ける/ })).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "閉じて読む" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText("案件名")).toHaveValue("春の新作");
  },
};

export const LeftFollows: Story = {
  name: "外された企業の入力を破棄すると、もう一方の企業に替わる",
  parameters: Left.parameters,
  play: async ({ canvasElement }) => {
    const dialog = within(await saveAfterSwitch(canvasElement, LEFT));
    await userEvent.click(dialog.getByRole("button", { name: "入力を破棄してあおば食品へ" }));
    await expect(await within(canvasElement).findByText("あおば食品の案件")).toBeVisible();
  },
};
