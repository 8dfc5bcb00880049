import { expect, userEvent, waitFor, within } from "storybook/test";

/** What a play test does with a stage. */
export function playing(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const log = canvas.getByRole("log", { name: "出来事の記録" });
  const rowsOf = (kind: string) => [...log.querySelectorAll<HTMLElement>(`[data-kind="${kind}"]`)];
  const press = async (name: string | RegExp) => userEvent.click(await canvas.findByRole("button", { name }));
  return {
    canvas,
    log: within(log),
    press,
    /** Lets the clock go on to what is due next, once it is named. */
    advance: (to: string | RegExp) =>
      press(to instanceof RegExp ? to : new RegExp(`^進める（${to.replaceAll(".", "\\.")}後）$`)),
    /** The requests so far: 「GET /path 200」. */
    requests: (method = "") =>
      rowsOf("request")
        .filter((row) => row.querySelector(".what")?.textContent?.includes(method))
        .map((row) => row.textContent ?? ""),
    waits: () => rowsOf("wait").map((row) => row.querySelector(".what")?.textContent ?? ""),
    notes: () => rowsOf("note").map((row) => row.querySelector(".what")?.textContent ?? ""),
    events: () => rowsOf("event").map((row) => row.querySelector(".what")?.textContent ?? ""),
    /** What a hook gives, as the screen names it. */
    value: async (name: string, value: string, nth = 0) => {
      await waitFor(() => {
        const terms = canvas.getAllByText(name, { selector: "dt" });
        expect(terms[nth]?.nextElementSibling).toHaveTextContent(new RegExp(`^${value}$`));
      });
    },
  };
}
