import { UiProvider as LinkedUiProvider } from "@tsumugi/ui/linked";
import { UiProvider } from "@tsumugi/ui/theme";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Sample } from "./Sample.tsx";

const place = document.getElementById("root") as HTMLElement;
const { way, nonce, moment } = place.dataset;
const sample = <Sample moment={Number(moment)} />;
const onRecoverableError = (cause: unknown) => console.error(`not as the server drew it: ${cause}`);

const pages: Record<string, () => void> = {
  hashes: () => createRoot(place).render(<UiProvider>{sample}</UiProvider>),
  linked: () => createRoot(place).render(<LinkedUiProvider>{sample}</LinkedUiProvider>),
  "linked-sent": () =>
    hydrateRoot(place, <LinkedUiProvider>{sample}</LinkedUiProvider>, { onRecoverableError }),
  nonce: () => hydrateRoot(place, <UiProvider nonce={nonce}>{sample}</UiProvider>, { onRecoverableError }),
  string: () => hydrateRoot(place, <UiProvider>{sample}</UiProvider>, { onRecoverableError }),
};
pages[way ?? ""]?.();
