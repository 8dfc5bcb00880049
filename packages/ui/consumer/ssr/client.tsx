import { UiProvider as LinkedUiProvider } from "@tsumugi/ui/linked";
import { UiProvider } from "@tsumugi/ui/theme";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Sample } from "./Sample.tsx";

const place = document.getElementById("root") as HTMLElement;
const { way, nonce, moment } = place.dataset;
const sample = <Sample moment={Number(moment)} />;
const onRecoverableError = (cause: unknown) => console.error(`not as the server drew it: ${cause}`);

if (way === "linked") {
  hydrateRoot(place, <LinkedUiProvider>{sample}</LinkedUiProvider>, { onRecoverableError });
} else if (way === "hashes") createRoot(place).render(<UiProvider>{sample}</UiProvider>);
else {
  const page = <UiProvider nonce={way === "nonce" ? nonce : undefined}>{sample}</UiProvider>;
  hydrateRoot(place, page, { onRecoverableError });
}
