import { createRoot } from "react-dom/client";

/** The least that a page drawn by React can be. */
function Hello() {
  return <button type="submit">こんにちは</button>;
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Hello />);
