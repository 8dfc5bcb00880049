import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

export default defineConfig({
  plugins: [react()],
  build: { target: "baseline-widely-available", sourcemap: false },
  server: {
    port: Number(process.env.DEV_PORT ?? 5173),
    strictPort: true,
    // Whole first segments only: a plain "/s" would also catch /src and /signin.
    proxy: {
      "^/(api|auth|realtime|reply|uploads|s|docs|demo)/": server,
      "^/(docs|health|openapi\\.json)$": server,
    },
  },
});
