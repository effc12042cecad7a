/**
 * Origin of the page that embeds this one, as far as the browser tells: not every one tells of ancestors, and a parent
 * may keep its address from the referrer.
 */
export function parentOrigin(): string | undefined {
  const told = location.ancestorOrigins?.[0]
  if (told) return told
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined
}
