import { renderHook } from "@testing-library/react";
import { buildProjectCreator } from "@tsumugi/mocks";
import { expect, it } from "vitest";
import { useOpenedRow } from "./useOpenedRow.ts";

const [hana, mio] = [buildProjectCreator({}, 1), buildProjectCreator({}, 2)];
type Props = { rows: (typeof hana)[]; uid: string | undefined };
const opened = (initialProps: Props) =>
  renderHook(({ rows, uid }: Props) => useOpenedRow(rows, uid), { initialProps });

it("keeps the row of an open panel as last seen after it has left the list, and only until it is closed", () => {
  const { result, rerender } = opened({ rows: [hana, mio], uid: mio.creator_uid });
  expect(result.current).toEqual({ row: mio, hasLeft: false });
  const changed = { ...mio, memo: "返事待ち" };
  rerender({ rows: [hana, changed], uid: mio.creator_uid });
  rerender({ rows: [hana], uid: mio.creator_uid });
  expect(result.current).toEqual({ row: changed, hasLeft: true });
  rerender({ rows: [hana], uid: undefined });
  expect(result.current).toEqual({ row: undefined, hasLeft: false });
  rerender({ rows: [hana], uid: mio.creator_uid });
  expect(result.current).toEqual({ row: undefined, hasLeft: false });
});

it("shows no other row than the one that is named", () => {
  const { result, rerender } = opened({ rows: [hana], uid: hana.creator_uid });
  rerender({ rows: [], uid: mio.creator_uid });
  expect(result.current.row).toBeUndefined();
});
