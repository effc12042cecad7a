type Item = { event: string; lines: string; have: string }

/**
 * What several tabs follow of sports, as one stream is asked for it: each event once, with all of its lines where one tab wants them,
 * and with what is there of it only where all who follow it have the same.
 * @param lists each item as the stream takes it: `sr:match:1~all~5-x1`
 */
export function mergeWanted(lists: readonly (readonly string[])[]): string[] {
  const merged = new Map<string, Item>()
  for (const [event = '', lines = '', have = ''] of lists.flat().map((item) => item.split('~'))) {
    const known = merged.get(event)
    if (!known) merged.set(event, { event, lines, have })
    else {
      if (known.lines !== lines || known.have !== have) known.have = ''
      if (lines === 'all') known.lines = lines
    }
  }
  return [...merged.values()].map(({ event, lines, have }) =>
    have ? `${event}~${lines}~${have}` : `${event}~${lines}`,
  )
}

/** Without what is there of it. */
export const itemsOf = (wanted: readonly string[]): ReadonlySet<string> =>
  new Set(wanted.map((item) => item.split('~').slice(0, 2).join('~')))
