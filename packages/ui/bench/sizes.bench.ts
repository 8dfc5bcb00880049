import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../../../tools/root.ts";

/** What the packages weigh for an app that installs them: the check of CI measures it and tells the rows. */
const { status } = spawnSync(process.execPath, [join(root, "tools/packageCheck.ts")], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
