import type { Guide } from "../packages/ui/src/testing/guide.ts";

const line = { border: "1px solid #e4dccf", borderRadius: 8, padding: "12px 16px" } as const;
const columns = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(260px, 1fr))",
  gap: 16,
} as const;

const List = ({ title, color, items }: { title: string; color: string; items: readonly string[] }) => (
  <div style={{ ...line, borderTop: `3px solid ${color}` }}>
    <strong style={{ color }}>{title}</strong>
    <ul style={{ margin: "8px 0 0", paddingLeft: 20 }}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
);

/** する・しない, keyboard and reading of a component. */
export const GuideBlock = ({ use, do: dos, dont, keyboard = [], reader }: Guide) => (
  <div style={{ display: "grid", gap: 16, margin: "16px 0 28px", fontSize: 14, lineHeight: 1.7 }}>
    <p style={{ margin: 0 }}>{use}</p>
    <div style={columns}>
      <List title="する" color="#2c6e49" items={dos} />
      <List title="しない" color="#a32f33" items={dont} />
    </div>
    {keyboard.length > 0 && (
      <table style={{ margin: 0, borderCollapse: "collapse" }}>
        <caption style={{ textAlign: "left", fontWeight: 600 }}>キーボード</caption>
        <tbody>
          {keyboard.map(([keys, does]) => (
            <tr key={keys}>
              <th scope="row" style={{ ...line, borderRadius: 0, textAlign: "left", whiteSpace: "nowrap" }}>
                <kbd>{keys}</kbd>
              </th>
              <td style={{ ...line, borderRadius: 0 }}>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    {reader && (
      <p style={{ margin: 0 }}>
        <strong>読み上げ</strong>：{reader}
      </p>
    )}
  </div>
);
