import { Button, toast } from "@tsumugi/ui";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  gap: 12px;
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 270px), 1fr));
    gap: 6px 16px;
    margin: 0;
    padding: 12px 16px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface-sunken);
    list-style: none;
    font-family: var(--tsu-font-mono);
    letter-spacing: 0.04em;
  }
`;

function save(codes: readonly string[]) {
  const text = `ツムギのリカバリーコード\n1つずつ、一度だけ使えます。\n\n${codes.join("\n")}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "ツムギ_リカバリーコード.txt";
  link.click();
  URL.revokeObjectURL(url);
}

async function copy(codes: readonly string[]) {
  try {
    await navigator.clipboard.writeText(codes.join("\n"));
    toast.success("リカバリーコードをコピーしました");
  } catch {
    toast.error("コピーできませんでした。ファイルに保存するか、書き写してください。");
  }
}

/** Codes for the day on which the phone is lost. Back and reload ask first: what is shown this once is not kept yet. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <Root data-tsu-unsaved="dialog">
    <ul aria-label="リカバリーコード">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div>
      <Button icon="download" onClick={() => save(codes)}>
        ファイルに保存
      </Button>{" "}
      <Button icon="copy" onClick={() => void copy(codes)}>
        コピー
      </Button>
    </div>
  </Root>
);
