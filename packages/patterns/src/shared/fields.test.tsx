import { act, fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { FormYen } from "./fields.tsx";

interface Values {
  fee: number | null;
}

it.each([
  [500, "500"],
  [null, ""],
])("shows the sum that the form goes back to in place of a text that was no number: %s", (fee, shown) => {
  let goBack = () => {};
  function Form() {
    const { control, reset } = useForm<Values>({ defaultValues: { fee } });
    goBack = reset;
    return <FormYen control={control} name="fee" label="報酬" />;
  }
  render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>("報酬");
  fireEvent.change(field, { target: { value: "五百" } });
  expect(field.value).toBe("五百");
  act(() => goBack());
  expect(field.value).toBe(shown);
});
