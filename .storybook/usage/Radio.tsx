import { Radio } from "@tsumugi/ui";

export const Tax = () => (
  <>
    <Radio name="tax" value="excluded" label="税抜" defaultChecked />
    <Radio name="tax" value="included" label="税込" />
  </>
);
