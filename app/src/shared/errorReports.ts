import { createContext, useContext } from "react";

/** Port of the service that collects errors. */
export interface ErrorReports {
  /** Reports an error; the number by which it is found there, or undefined where nothing is reported. */
  report(error: unknown): string | undefined;
}

const noErrorReports: ErrorReports = { report: () => undefined };

export const ErrorReportsContext = createContext<ErrorReports>(noErrorReports);

export const useErrorReports = (): ErrorReports => useContext(ErrorReportsContext);
