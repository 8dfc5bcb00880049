export { DueDate, type DueDateProps } from "./DueDate.tsx";
