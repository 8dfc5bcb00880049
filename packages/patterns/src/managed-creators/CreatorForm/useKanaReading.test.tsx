import { fireEvent, render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { fieldId } from "../../shared/useField.ts";
import { nameReading } from "./kanaReading.ts";
import { useKanaReading } from "./useKanaReading.ts";

it("the reading follows the name: converted again, put before, deleted", () => {
  const parts = [
    { text: "山田", reading: "やまだ" },
    { text: "花子", reading: "はなこ" },
  ];
  expect(nameReading("山田　花子", parts)).toBe("やまだ はなこ");
  expect(nameReading("山田花恵", [...parts, { text: "花恵", reading: "はなえ" }])).toBe("やまだはなえ");
  expect(nameReading("花子", parts)).toBe("はなこ");
  expect(nameReading("森花子", [...parts, { text: "森", reading: "もり" }])).toBe("もりはなこ");
  expect(nameReading("山田", [...parts, { text: "山田", reading: "やまた" }])).toBe("やまた");
});

function Name() {
  const form = useForm({ defaultValues: { name: "", kana: "" } });
  return (
    <form {...useKanaReading(form, "name", "kana")}>
      <input aria-label="氏名" id={fieldId("name")} {...form.register("name")} />
      <input aria-label="かな" id={fieldId("kana")} {...form.register("kana")} />
    </form>
  );
}

/** As an input method goes about it: kana, then a choice of kanji, then the end. */
function compose(field: HTMLElement, steps: readonly string[]) {
  const before = (field as HTMLInputElement).value;
  fireEvent.compositionStart(field);
  for (const data of steps) {
    fireEvent.compositionUpdate(field, { data });
    fireEvent.input(field, { target: { value: before + data }, isComposing: true });
  }
  fireEvent.compositionEnd(field, { data: steps.at(-1) ?? "" });
}

it("kana typed on the way to kanji stands in the other field, until a person puts something there", () => {
  render(<Name />);
  const [name, kana] = [screen.getByLabelText("氏名"), screen.getByLabelText<HTMLInputElement>("かな")];
  compose(name, ["や", "やま", "やまd", "やまだ", "山田", "山打", "山田"]);
  expect(kana.value).toBe("やまだ");
  fireEvent.change(name, { target: { value: "山田 " } });
  compose(name, ["ジョン"]);
  expect(kana.value).toBe("やまだ じょん");
  fireEvent.change(kana, { target: { value: "やまだ ジョン" } });
  compose(name, ["はな", "花"]);
  expect(kana.value).toBe("やまだ ジョン");
});

it("a composition in another field, or one that was given up, says nothing about the name", () => {
  render(<Name />);
  const kana = screen.getByLabelText<HTMLInputElement>("かな");
  compose(kana, ["か", "可"]);
  expect(kana.value).toBe("可");
  fireEvent.change(kana, { target: { value: "" } });
  compose(screen.getByLabelText("氏名"), ["や", ""]);
  expect(kana.value).toBe("");
});
