import { fireEvent, render, screen } from "@testing-library/react";
import type { ManagedCreatorValues } from "@tsumugi/contract";
import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import type { FindTowns } from "./creatorForm.types.ts";
import { PostalAddress } from "./PostalAddress.tsx";

function Form({ findTowns }: { findTowns: FindTowns }) {
  const { control } = useForm<ManagedCreatorValues>({ defaultValues: { postal_code: "", address: "" } });
  return <PostalAddress control={control} findTowns={findTowns} />;
}

it("says that a code could not be looked up, and looks it up again when asked to", async () => {
  const town = { prefecture: "東京都", city: "渋谷区", town: "神宮前" };
  const findTowns = vi.fn<FindTowns>().mockRejectedValueOnce(new Error("offline")).mockResolvedValue([town]);
  render(<Form findTowns={findTowns} />);
  fireEvent.change(screen.getByLabelText("郵便番号"), { target: { value: "1500001" } });
  await screen.findByText(/住所を調べられませんでした/);
  fireEvent.click(screen.getByRole("button", { name: "もう一度調べる" }));
  await screen.findByText(/住所に「東京都渋谷区神宮前」を入れました/);
  expect(findTowns).toHaveBeenCalledTimes(2);
});
