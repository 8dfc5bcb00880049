/**
 * Loaded before a server process (`node --import`): what it asks X goes to the platform of the test, with the port of the
 * server that asks.
 */
const { PLATFORM_STUB = "", PORT = "" } = process.env;
const far = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const url = String(input).replace("https://api.x.com/2", PLATFORM_STUB);
  return far(url, {
    ...init,
    headers: { ...Object.fromEntries(new Headers(init?.headers)), "x-port": PORT },
  });
};
