/** The same bare frame as in index.html, so that nothing jumps until the application is there. */
export const FirstPaint = () => <div className="first-paint" role="status" aria-label="読み込み中" />;
