import { Banner } from "@tsumugi/ui";

/** Above a form that stays for what was typed into it, though the right to save it has gone. `children`: why. */
export const CannotSaveNow = ({ children }: { readonly children?: string }) => (
  <Banner tone="warning" title="いまは保存できません">
    {children}入力した内容はこのまま読めて、コピーもできます。
  </Banner>
);
