/** `h***@example.jp`: enough for its owner to recognise, too little to write to. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email.slice(0, at);
  return `${first}***${email.slice(at)}`;
}
