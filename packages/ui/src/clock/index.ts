export { useAtPresent, useClock, useNow } from "./clock.ts";
