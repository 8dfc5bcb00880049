import { endpoints } from "@tsumugi/contract/schemas";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** First segments that belong to the server: /api, what the contract mounts at the root, and its documents. */
const served = new Set(["api", "demo-assets", "docs", "openapi\\.json"]);
for (const endpoint of Object.values(endpoints)) {
  if ("base" in endpoint && endpoint.base === "") served.add(endpoint.path.split("/")[1] ?? "");
}

/** The contract in one file, but for the labels and rules of slices that no first screen shows. */
const CONTRACT =
  /packages\/contract\/(?!src\/(audit-logs|companies|job-requests|payment-notices|platforms|posts)\/)/;

export default defineConfig({
  plugins: [react()],
  build: {
    target: "baseline-widely-available",
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|swr|jotai)\//,
            },
            { name: "contract", test: CONTRACT },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.DEV_PORT ?? 5173),
    strictPort: true,
    // Whole segments only: a plain "/s" would also catch /src and /signin.
    proxy: { [`^/(${[...served].join("|")})([/?]|$)`]: server },
  },
});
