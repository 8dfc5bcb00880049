import { act, waitFor } from "@testing-library/react";
import { getCompanyUser } from "@tsumugi/contract";
import { buildCurrentCompany, buildCurrentUser } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { openChat } from "../../testing/openChat.tsx";
import { answer, testServer } from "../../testing/server.ts";
import { useSession } from "../session/useSession.ts";

const server = testServer();

it("reads the current user again when a contract or a role changed, and keeps what is on screen", async () => {
  let permission: ("dm" | "report")[] = ["dm"];
  let shown: readonly string[] | undefined;
  const { all, live } = await openChat(server, 1, undefined, () => {
    shown = useSession().currentUser?.company?.permission;
  });
  server.use(
    answer(getCompanyUser, () =>
      buildCurrentUser({ uid: "u1", company: buildCurrentCompany({ permission }) }),
    ).handler,
  );
  act(() => all().draft.saveDraft("書きかけ"));
  permission = ["dm", "report"];
  await act(async () => live().onAccessChanged?.());
  await waitFor(() => expect(shown).toEqual(["dm", "report"]));
  expect(all().draft.draft).toBe("書きかけ");
});
