import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "./Spinner.tsx";

const meta = { title: "コンポーネント/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
export const Playground: StoryObj<typeof meta> = { args: { size: 32 } };
