import * as React from "react";

const NAME = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const internals = (React as unknown as Record<string, Record<string, unknown> | undefined>)[NAME];
if (!internals || !("recentlyCreatedOwnerStacks" in internals))
  throw new Error("React takes no traces of elements any more, or counts them elsewhere.");

/**
 * For development, React takes a trace of each element, to tell who made it, until there are ten thousand within a second.
 * No test asks who, and the traces took a tenth of the time of tests that draw: React finds that there are as many already.
 */
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => 10_000,
  set: () => {},
  configurable: true,
});
