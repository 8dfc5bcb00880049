export interface LineSeries {
  /** ほかと重ならない鍵。 */
  key: string;
  /** 凡例と表に出る名前。 */
  label: string;
  /** 横軸の点ごとの値。null は線が途切れます。0 とは区別されます。 */
  values: readonly (number | null)[];
}

/** The median of many series and the area between their quartiles. */
export interface MedianBand {
  /** 線の名前。既定は「中央値」。 */
  label?: string;
  /** 横軸の点ごとの中央値。 */
  median: readonly (number | null)[];
  /** 下から 4 分の 1 の値。 */
  low?: readonly (number | null)[];
  /** 上から 4 分の 1 の値。 */
  high?: readonly (number | null)[];
  /** 横軸の点ごとの、中央値のもとになった系列の数。変わるところで線と帯が途切れ、吹き出しと表に件数が出ます。 */
  counts?: readonly (number | null)[];
}

/** The props of the plot; the frame around it takes the others. */
export interface LinePlotProps {
  /** Labels of the axis, shortened. */
  ticks: readonly string[];
  /** Places of the ticks from 0 to 1 along the axis where they are days; other ticks stand at equal distances. */
  places: readonly number[] | undefined;
  /** Indices of the ticks that are written; without it as many as there is room for. */
  marked: readonly number[] | undefined;
  /** The name of the axis; none where the ticks say themselves that they are days. */
  xLabel: string | undefined;
  /** Written after the numbers of the axis. */
  unit: string;
  series: readonly LineSeries[];
  band: MedianBand | undefined;
}
