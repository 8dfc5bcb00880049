/** What is read of Testing Library's settings; the flag is its own and is set while a `findBy` or `waitFor` tries again. */
interface Config {
  getElementError(message: string | null, container: Element): Error;
  readonly _disableExpensiveErrorDiagnostics?: boolean;
}

/**
 * The settings for errors that print the page only where somebody reads them. By default each try of a `findBy` that
 * finds nothing yet prints the whole page into an error that the next try throws away. The last one still prints it.
 */
export const printsPageAtTheEnd =
  (read: () => Config) =>
  ({ getElementError }: Config): Pick<Config, "getElementError"> => ({
    getElementError: (message, container) =>
      read()._disableExpensiveErrorDiagnostics
        ? Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" })
        : getElementError(message, container),
  });
