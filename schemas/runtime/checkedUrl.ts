/** Space and below, DEL, C1 and the invisible separators: browsers drop or fold some of them while parsing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose
export const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\u2060-\u2064\ufeff]/

/**
 * The target as path, query and hash if it certainly stays within the site, undefined otherwise. Takes what visitors
 * can write (backUrl, redirectUrl), so it refuses whatever a browser could read as another origin: `//host`, `/\host`,
 * schemes, encoded slashes at the start, hidden characters (WHATWG URL, section 4.4; CWE-601).
 */
export function checkedUrl(target: string, origin: string): string | undefined {
  if (!target.startsWith('/') || HIDDEN.test(target)) return undefined
  // Browsers read a backslash as a slash in the path only; in a query it is what somebody typed.
  if (/\\|%5c/i.test(target.split(/[?#]/, 1)[0] ?? '')) return undefined
  if (/^\/(\/|%2f|\.{1,2}(\/\/|%2f))/i.test(target)) return undefined
  if (!URL.canParse(target, origin)) return undefined
  const url = new URL(target, origin)
  if (url.origin !== origin || /^\/(\/|%2f)/i.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}
