/** What is said of a range of cells. */
export const englishFigures = {
  個数: "Count",
  平均: "Average",
  最小: "Min",
  最大: "Max",
  "最小・最大": "Min and max",
  選んだ範囲の集計: "Sums of the selected range",
  金額: "Yen",
  数: "Numbers",
  割合: "Ratios",
} as const;
