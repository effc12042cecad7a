/** The locale of a site that serves a language tag (RFC 4647, section 3.4, without case): `lv-LV` is served by `lv`. */
export function localeOfTag(codes: readonly string[], tag: string): string | undefined {
  const asked = tag.toLowerCase()
  return codes.find((code) => asked === code.toLowerCase() || asked.startsWith(`${code.toLowerCase()}-`))
}
