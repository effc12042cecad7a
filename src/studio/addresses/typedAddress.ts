/** What was typed as an address within the site: `/lv/faq?a=1`, of a whole one what stands after its host. */
export function typedAddress(typed: string): string {
  const text = typed.trim()
  const [, inside = text] = /^https?:\/\/[^/?#]*(.*)$/is.exec(text) ?? []
  return inside.startsWith('/') ? inside : `/${inside}`
}
