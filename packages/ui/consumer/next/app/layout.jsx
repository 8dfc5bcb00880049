import { Providers } from "./providers.jsx";

export const metadata = { title: "consumer", icons: { icon: "data:," } };

export default function Layout({ children }) {
  return (
    <html lang="ja">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
