import type { Decorator, ReactRenderer } from "@storybook/react-vite";
import { Component, type ReactNode } from "react";
import type { StoryContext } from "storybook/internal/types";

let thrown: { error: unknown } | undefined;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    thrown ??= { error };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * A test waits until React has drawn its story, and every later test of the page waits behind it. React draws nothing
 * after an error that nothing caught: without this boundary, a component that throws would be found by timeouts only.
 */
export const withBoundary: Decorator = (Story) => (
  <Boundary>
    <Story />
  </Boundary>
);

/** Fails the story with what its components threw while they were drawn, before anything is looked for in it. */
export function failOnThrown(context: StoryContext<ReactRenderer>): void {
  const { mount } = context;
  context.mount = async (...ui) => {
    thrown = undefined;
    const canvas = await mount(...ui);
    throwThrown();
    return canvas;
  };
}

/** Fails the story with what its components threw while it acted. */
export function throwThrown(): void {
  if (thrown) throw thrown.error;
}
