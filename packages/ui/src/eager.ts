// The large components as they are, without the part that loads them later: for packages whose own
// screens are loaded on demand, so that a screen waits once.
export { BarChart } from "./components/BarChart/BarChart.tsx";
export { Combobox } from "./components/Combobox/Combobox.tsx";
export { DataTable } from "./components/DataTable/DataTable.tsx";
export { DataTableColumnSettings } from "./components/DataTable/table/DataTableColumnSettings.tsx";
export { EventCalendar } from "./components/EventCalendar/EventCalendar.tsx";
export { ImagePreview } from "./components/ImagePreview/ImagePreview.tsx";
export { KanbanBoard } from "./components/KanbanBoard/KanbanBoard.tsx";
export { LineChart } from "./components/LineChart/LineChart.tsx";
export { MultiSelect } from "./components/MultiSelect/MultiSelect.tsx";
export { TagField } from "./components/TagField/TagField.tsx";
export { Tree } from "./components/Tree/Tree.tsx";
