import { fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { FormRates } from "./FormRates.tsx";

it("keeps the focus in the list where a row is taken away, and its button with it", () => {
  function Form() {
    const { control } = useForm({ defaultValues: { rates: [{ from: "2026-10-01", percent: 70 }] } });
    return <FormRates control={control} name="rates" label="控除の割合" max={5} />;
  }
  render(<Form />);
  const remove = screen.getByRole("button", { name: "1行目の割合を外す" });
  remove.focus();
  fireEvent.click(remove);
  expect(screen.queryByRole("button", { name: "1行目の割合を外す" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "控除の割合" }));
});
