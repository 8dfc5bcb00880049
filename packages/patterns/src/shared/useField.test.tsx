import { act, fireEvent, render, screen } from "@testing-library/react";
import { type Control, useFieldArray, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { FormText } from "./fields.tsx";

interface Values {
  rows: { name: string }[];
}

function Rows({ control }: { control: Control<Values> }) {
  const { fields, remove } = useFieldArray({ control, name: "rows" });
  return fields.map(({ id }, index) => (
    <div key={id}>
      <FormText
        control={control}
        name={`rows.${index}.name`}
        label={`名前${index + 1}`}
        rules={{ required: "名前を入力してください。" }}
      />
      <button type="button" onClick={() => remove(index)}>{`${index + 1}件目を外す`}</button>
    </div>
  ));
}

/** A form of these names; answers what it holds. */
function open(...names: string[]) {
  let read = (): Values => ({ rows: [] });
  function Form() {
    const { control, getValues } = useForm<Values>({
      mode: "onBlur",
      defaultValues: { rows: names.map((name) => ({ name })) },
    });
    read = getValues;
    return <Rows control={control} />;
  }
  render(<Form />);
  return () => read();
}

/** As a browser tells of it: the field is left as the button goes down, and the click comes last. */
async function pressFrom(field: string, button: string) {
  const pressed = screen.getByRole("button", { name: button });
  fireEvent.mouseDown(pressed);
  fireEvent.blur(screen.getByLabelText(field));
  fireEvent.mouseUp(pressed);
  fireEvent.click(pressed);
  // Timers of the same delay run in the order in which they were set.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

test("a press that takes the field itself away leaves nothing of it in the form", async () => {
  const values = open("一人目");
  await pressFrom("名前1", "1件目を外す");
  expect(values()).toEqual({ rows: [] });
});

test("a press that moves the field up checks it at its new place", async () => {
  const values = open("一人目", "");
  await pressFrom("名前2", "1件目を外す");
  expect(values()).toEqual({ rows: [{ name: "" }] });
  expect(screen.getByText("名前を入力してください。")).toBeTruthy();
});
