/** Starts the server from the environment. */
export async function main(): Promise<void> {}
