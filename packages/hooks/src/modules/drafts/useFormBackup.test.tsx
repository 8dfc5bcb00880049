import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it } from "vitest";
import { ApiProvider } from "../../core/ApiProvider.tsx";
import { createApiClient } from "../../core/apiClient.ts";
import { DataScope } from "../../core/DataScope.tsx";
import { fakeCommentStore } from "../../testing/fakeCommentStore.ts";
import { CommentStoreProvider } from "../realtime/CommentStoreProvider.tsx";
import { clearDrafts } from "./draftStorage.ts";
import { useFormBackup } from "./useFormBackup.ts";

beforeEach(() => localStorage.clear());

function open(scope: string) {
  const client = createApiClient({ getIdToken: async () => "token" });
  const { store } = fakeCommentStore(0);
  let drawn = 0;
  const { result, unmount } = renderHook(
    () => {
      drawn += 1;
      return useFormBackup("creator.new");
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ApiProvider client={client}>
          <DataScope>
            <CommentStoreProvider store={store} scope={scope}>
              {children}
            </CommentStoreProvider>
          </DataScope>
        </ApiProvider>
      ),
    },
  );
  return { result, unmount, drawn: () => drawn };
}

it("keeps what is typed for the person and the company, without a render for each change", async () => {
  const form = open("u1:a");
  const before = form.drawn();
  act(() => form.result.current.saveFormBackup("書きかけ"));
  expect(form.drawn()).toBe(before);
  form.unmount();
  expect(open("u1:b").result.current.formBackup).toBe("");
  expect(open("u2:a").result.current.formBackup).toBe("");
  const again = open("u1:a");
  expect(again.result.current.formBackup).toBe("書きかけ");
  act(() => again.result.current.saveFormBackup(""));
  expect(localStorage.length).toBe(0);
});

it("goes with a sign-out", async () => {
  const { result } = open("u1:a");
  act(() => result.current.saveFormBackup("書きかけ"));
  expect(localStorage.length).toBe(1);
  await act(() => clearDrafts());
  expect(localStorage.length).toBe(0);
});
