import { boot } from "./boot/boot.ts";

// Asked for by the page already, as the build writes it in there: this small file is there long before it.
const code = import("./start.tsx");
const services = await boot();
(await code).start(services);
