import { testRule } from "../testing/testRule.ts";
import { noBareElement } from "./noBareElement.ts";

testRule("no-bare-element", noBareElement, {
  right: [
    { name: "components", code: "<><Button /><TextField /><Select /></>" },
    { name: "elements without a component", code: "<><p /><table /><a href='/' /><label /><form /></>" },
    { name: "inputs without a component", code: "<><input type='range' /><input type='color' /></>" },
    {
      name: "what a form sends along unseen",
      code: "<><input type='hidden' name='id' /><input autoComplete='username' hidden readOnly /></>",
    },
    {
      name: "what gets the look of the component around it",
      code: "<Button asChild><button type='submit'>送る</button></Button>",
    },
    { name: "what is allowed", code: "<button />; styled.button``", options: [{ allow: ["button"] }] },
    { name: "a component that is called like one", code: "<ui.button />; <button.item />; styled(button)``" },
    { name: "what no React draws", code: "document.createElement('button')" },
  ],
  wrong: [
    {
      name: "a button",
      code: "<div><button onClick={f}>送る</button></div>",
      says: [["<button", "<button>", "Button", "IconButton"]],
    },
    { name: "a child whose parent has no asChild", code: "<Button><button /></Button>", says: [["<button"]] },
    {
      name: "a grandchild",
      code: "<Button asChild><a><select /></a></Button>",
      says: [["<select", "Select", "Combobox"]],
    },
    {
      name: "inputs by their type",
      code: "<><input /><input type='number' /><input type={'DATE'} /><input type='file' hidden={false} ref={r} /></>".replace(
        " hidden={false}",
        "",
      ),
      says: [
        ["<input", "TextField"],
        ["<input", "NumberField"],
        ["<input", "DateField"],
        ["<input", "FileDrop"],
      ],
    },
    {
      name: "a type on a condition",
      code: "<input type={seen ? 'text' : 'password'} />",
      says: [["<input", "TextField"]],
    },
    {
      name: "a type that nobody knows here",
      code: "<><input type={type} /><input {...register('name')} /></>",
      says: [
        ["<input", "TextField など"],
        ["<input", "TextField など"],
      ],
    },
    {
      name: "styled ones",
      code: "const A = styled.button`margin: 0`; const B = styled('select').attrs({})``; const C = styled.input.attrs({ type: 'text' })``",
      says: [
        ["styled.button", "Button"],
        ["styled('select')", "Select"],
        ["styled.input", "TextField"],
      ],
    },
    {
      name: "without JSX",
      code: "React.createElement('textarea', props); createElement('button')",
      says: [["'textarea'", "TextArea"], ["'button'"]],
    },
    {
      name: "a dialog and a bar",
      code: "<><dialog open /><progress value={1} /></>",
      says: [
        ["<dialog", "ConfirmDialog"],
        ["<progress", "Progress"],
      ],
    },
    {
      name: "types around it",
      isTyped: true,
      code: "const A = styled.button<{ $on: boolean }>`margin: 0`; <input type={'radio' as const} />",
      says: [["styled.button"], ["<input", "RadioGroup"]],
    },
  ],
});
