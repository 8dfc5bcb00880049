declare module "zengin-code" {
  interface Named {
    readonly code: string;
    readonly name: string;
    readonly kana: string;
  }
  /** Banks by their codes, each with its branches by theirs. */
  const banks: Readonly<Record<string, Named & { readonly branches: Readonly<Record<string, Named>> }>>;
  export = banks;
}
