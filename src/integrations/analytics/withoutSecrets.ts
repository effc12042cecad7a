/** What may say who somebody is, or let somebody in, with what stands in its place. Web addresses first: what is in them is theirs. */
const secrets: readonly [RegExp, string][] = [
  [/(https?:\/\/[^\s?#"'<>)]*)[?#][^\s"'<>)]*/gi, '$1'],
  [/([?&][\w.-]+=)[^\s&#"'<>)]*/g, '$1[…]'],
  [/[^\s@<>"'(]+@[^\s@<>"')]+\.[^\s@<>"')]+/g, '[e-mail]'],
  [/\b(bearer|token|basic)\s+\S+/gi, '$1 […]'],
  [/\beyJ[\w-]+(\.[\w-]+)+/g, '[token]'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}\b/g, '[token]'],
  [/\+?\d(?:[\s().-]?\d){5,}/g, '[number]'],
]

/** A text of a fault without addresses, numbers and tokens of people in it, and no longer than 500 characters. */
export function withoutSecrets(text: string): string {
  return secrets.reduce((left, [found, put]) => left.replace(found, put), text).slice(0, 500)
}
