/** The key hints; hidden from screen readers, which announce the keys themselves. */
export const PaletteKeys = () => (
  <p className="keys" aria-hidden="true">
    <span>
      <kbd>↑ ↓</kbd> 選ぶ
    </span>
    <span>
      <kbd>Enter</kbd> 開く
    </span>
    <span>
      <kbd>Esc</kbd> 閉じる
    </span>
  </p>
);
