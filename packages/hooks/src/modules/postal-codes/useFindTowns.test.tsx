import { renderHook } from "@testing-library/react";
import { listPostalTowns } from "@tsumugi/contract";
import { mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { testServer } from "../../testing/server.ts";
import { withApi } from "../../testing/wrap.tsx";
import { useFindTowns } from "./useFindTowns.ts";

const server = testServer();
const town = { prefecture: "東京都", city: "渋谷区", town: "神宮前" };

it("asks for seven digits, however they are written, and for nothing else", async () => {
  const asked: string[] = [];
  server.use(
    mockEndpoint(listPostalTowns, ({ params }) => {
      asked.push(params.postal_code ?? "");
      return { items: [town] };
    }),
  );
  const { result } = renderHook(() => useFindTowns(), { wrapper: withApi() });
  expect(await result.current.findTowns("150-0001")).toEqual([town]);
  expect(await result.current.findTowns("150-00")).toEqual([]);
  expect(asked).toEqual(["1500001"]);
});

it("rejects with what the server said", async () => {
  server.use(mockError(listPostalTowns, "internal"));
  const { result } = renderHook(() => useFindTowns(), { wrapper: withApi() });
  await expect(result.current.findTowns("1500001")).rejects.toMatchObject({ code: "internal" });
});
