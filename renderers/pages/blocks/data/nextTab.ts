/** The tab that a key leads to (WAI-ARIA, tabs pattern), or undefined for keys that mean nothing here. */
export function nextTab(
  key: string,
  ids: readonly string[],
  open: string,
  isRtl: boolean,
): string | undefined {
  const place = ids.indexOf(open)
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key]
  if (step !== undefined) return ids[(place + step + ids.length) % ids.length]
  if (key === 'Home') return ids[0]
  if (key === 'End') return ids.at(-1)
  return undefined
}
