import { act, renderHook, waitFor } from "@testing-library/react";
import { deleteCompany, getCompany } from "@tsumugi/contract";
import { buildCompany, buildCompanyDetail, handlers, mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { testServer } from "../../testing/server.ts";
import { withApi } from "../../testing/wrap.tsx";
import { useCompany } from "./useCompany.ts";
import { useDeleteCompany } from "./useDeleteCompany.ts";

const server = testServer();

it("reads a company again that was changed meanwhile, so that the next press is not refused once more", async () => {
  let version = 1;
  const sent: unknown[] = [];
  server.use(
    mockEndpoint(getCompany, () => buildCompanyDetail({ version }, 1)),
    ...handlers,
  );
  const { result } = renderHook(() => ({ ...useCompany("company_001"), ...useDeleteCompany() }), {
    wrapper: withApi(),
  });
  await waitFor(() => expect(result.current.company?.version).toBe(1));
  version = 2;
  server.use(mockError(deleteCompany, "stale_version", { current: buildCompany({ version }, 1) }));
  const remove = async () => {
    const { company } = result.current;
    if (!company) throw new Error("The company is not there.");
    await act(() => result.current.deleteCompany(company, "解約"));
  };
  await expect(remove()).rejects.toMatchObject({ code: "stale_version" });
  await waitFor(() => expect(result.current.company?.version).toBe(2));
  server.use(
    mockEndpoint(deleteCompany, ({ body }) => {
      sent.push(body.version);
      return buildCompany({}, 1);
    }),
  );
  await remove();
  expect(sent).toEqual([2]);
});
