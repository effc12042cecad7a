/** Letters as they are read: what is one sign to a reader is never cut. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const hidden = '***'

/**
 * What others see of a player: the first two letters of their name and, where at least six are hidden between, the last.
 * Without a name of their own it is the last two digits of their number.
 */
export function shownName({ uid, fakename }: { uid: number; fakename: string | null }): string {
  if (!fakename) return hidden + String(uid).slice(-2).padStart(2, '0')
  const all = [...letters.segment(fakename)].map(({ segment }) => segment)
  const last = all.length >= 9 ? all.at(-1) : ''
  return `${all.slice(0, all.length < 3 ? 1 : 2).join('')}${hidden}${last}`
}
