import { checkedUrl } from '#schemas/runtime/checkedUrl.ts'

/** An address within the site, or undefined; redirectUrl holds it percent-encoded once more (product document, section 2). */
export function insideAddress(wanted: string): string | undefined {
  const checked = checkedUrl(wanted, location.origin)
  if (checked !== undefined || !/^%2f/i.test(wanted)) return checked
  try {
    return checkedUrl(decodeURIComponent(wanted), location.origin)
  } catch {
    return undefined
  }
}
