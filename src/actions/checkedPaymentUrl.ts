import { checkedUrl, HIDDEN } from '#schemas/runtime/checkedUrl.ts'

/**
 * An address that players may be sent to for a payment: within the site, or at one of the origins that the operator has
 * named; undefined for any other (CWE-601).
 * @param origins such as `https://pay.example`, as the browser writes them
 */
export function checkedPaymentUrl(
  target: string,
  origin: string,
  origins: readonly string[],
): string | undefined {
  if (target.startsWith('/')) return checkedUrl(target, origin)
  if (HIDDEN.test(target) || target.includes('\\') || !URL.canParse(target)) return undefined
  const url = new URL(target)
  // What stands before the host is there to be taken for the host.
  const isPlain = url.username === '' && url.password === ''
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isPlain && isWeb && (url.origin === origin || origins.includes(url.origin)) ? url.href : undefined
}
