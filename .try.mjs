import { chromium } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
const U="http://localhost:4391", OUT="/tmp/in-data/outbox";
const b = await chromium.launch({ executablePath:"/usr/bin/chromium" });
const ctx = await b.newContext({ viewport:{width:1440,height:900}, locale:"ja-JP", colorScheme:"light" });
const p = await ctx.newPage();
p.on("console", m => { if (m.type()==="error") console.log("CONSOLE", m.text().slice(0,200)); });
let n=0; const shot = async (name) => { await p.waitForTimeout(500); await p.screenshot({path:`/tmp/in-shots/${String(++n).padStart(2,"0")}-${name}.png`}); };
const mails = (to) => readdirSync(OUT).filter(f=>f.endsWith(".txt")).sort().map(f=>readFileSync(`${OUT}/${f}`,"utf8")).filter(t=>t.startsWith(`To: ${to}\n`));
const link = async (to, path) => { for (let i=0;i<100;i++){ try { const m=mails(to).reverse().flatMap(t=>t.match(/https?:\/\/\S+/g)??[]).find(l=>new URL(l).pathname.startsWith(path)); if(m) return m; } catch{} await p.waitForTimeout(200);} throw new Error("no mail "+to+path); };
await p.goto(U+"/projects"); await p.waitForURL(/signin/); await shot("signin");
console.log(p.url());
await p.getByRole("link",{name:"新規登録"}).click(); console.log(p.url()); await shot("signup");
await p.getByLabel(/メールアドレス/).fill("hana2@minato.example.jp");
await p.getByLabel(/^パスワード/).first().fill("kasa-to-densha-no-asa");
await p.getByRole("button",{name:"確認メールを送る"}).click();
await p.getByText("確認メールを送りました").waitFor(); await shot("checkmail");
const v = await link("hana2@minato.example.jp","/verify-email");
// unverified sign-in
await p.getByRole("link",{name:/サインインへ/}).click(); console.log(p.url());
await p.getByLabel("メールアドレス").fill("hana2@minato.example.jp"); await p.getByLabel("パスワード").fill("kasa-to-densha-no-asa");
await p.getByRole("button",{name:"サインイン"}).click();
await p.getByText("メールアドレスを確認してください").waitFor(); await shot("door-unverified"); console.log(p.url());
await p.goto(U+"/"); await p.getByText("メールアドレスを確認してください").waitFor(); await shot("home-unverified");
await p.goto(U+"/signup/company"); await p.getByText("メールアドレスを確認してください").waitFor(); await shot("company-unverified");
const token = new URL(v).pathname.split("/").pop();
const r = await p.request.put(`${U}/api/verification/${token}/verify_email`); console.log("verify", r.status());
if (r.status()===200) {
await p.goto(U+"/"); await p.getByText("所属する企業がまだありません").waitFor(); await shot("door");
await p.getByRole("link",{name:"企業を登録する"}).click(); await p.getByLabel(/企業名/).waitFor(); await shot("company");
await p.getByLabel(/企業名/).fill("みなと製菓"); await p.getByLabel(/あなたの名前/).fill("港 花"); 
await p.getByRole("button",{name:"企業を登録して始める"}).click();
await p.getByRole("heading",{level:1,name:"今日やること"}).waitFor(); await shot("home"); console.log(p.url());
}
await b.close();
