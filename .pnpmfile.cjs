// The `node-<platform>-<arch>` packages (Node.js builds on the npm registry) declare
// "os"/"cpu" as plain strings. pnpm only honours arrays: without this hook the lockfile
// would carry no platform limits and every platform's binary would be installed.
function readPackage(pkg) {
  if (/^node-(bin-)?(linux|darwin|win)-/.test(pkg.name || "")) {
    if (typeof pkg.os === "string") pkg.os = [pkg.os];
    if (typeof pkg.cpu === "string") pkg.cpu = [pkg.cpu];
  }
  return pkg;
}

module.exports = { hooks: { readPackage } };
