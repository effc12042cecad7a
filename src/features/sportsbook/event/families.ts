import type { LineView } from '../book/SportsBook.ts'

/** How the lines of a family are laid out: outcomes beside each other, lines below each other, scores by who wins, or a list. */
type Look = 'row' | 'table' | 'scores' | 'list'

/** Lines of one market that differ in a total or a handicap alone, shown together. */
export type Family = {
  /** Market with the specifiers that its lines share: `204?setnr=1`. */
  key: string
  market: number
  name: string
  groups: readonly string[]
  look: Look
  lines: readonly LineView[]
}

/** Outcomes beside each other, at most. */
const abreast = 3

/** Lines by what they are about, in the order in which they come. */
export function familiesOf(lines: readonly LineView[]): Family[] {
  const byKey = new Map<string, LineView[]>()
  for (const line of lines) {
    const key = keyOf(line)
    byKey.set(key, [...(byKey.get(key) ?? []), line])
  }
  return [...byKey].map(([key, all]) => {
    const lines = all.length > 1 ? all.toSorted((one, other) => numberOf(one) - numberOf(other)) : all
    const [first] = lines as [LineView]
    return {
      ...{ key, lines, market: first.market, groups: first.groups },
      ...{ name: sharedName(lines.map(({ name }) => name)), look: lookOf(lines) },
    }
  })
}

/** What a line is at: 2.5 of `18?total=2.5`, -1 of `16?hcp=-1`, 0:1 of `14?hcp=0:1`; undefined where it has none. */
export function lineAt({ line }: Pick<LineView, 'line'>): string | undefined {
  return specifiersOf(line).find(([name]) => steps.has(name))?.[1]
}

/** A score among the outcomes; undefined where a name is none. */
export function scoreIn(name: string): { home: number; away: number } | undefined {
  const [, home, away] = /^(\d+)\s*[:–-]\s*(\d+)$/.exec(name.replace(marks, '')) ?? []
  return home === undefined ? undefined : { home: Number(home), away: Number(away) }
}

/** Specifiers by which the lines of a family differ. */
const steps: ReadonlySet<string> = new Set(['total', 'hcp'])

/** Invisible characters that keep numbers apart from what is read from right to left. */
const marks = /[\u2066-\u2069]/g

const specifiersOf = (line: string): [name: string, value: string][] =>
  (line.split('?')[1] ?? '').split('|').flatMap((one) => {
    const [name = '', value] = one.split('=')
    return value === undefined ? [] : [[name, value]]
  })

function keyOf({ line, market }: LineView): string {
  const shared = specifiersOf(line).filter(([name]) => !steps.has(name))
  return [market, ...shared.map(([name, value]) => `${name}=${value}`)].join('?')
}

/** In the order of which lines stand: -1.5, 2.25, and 0:2 as a start of two for the away side. */
function numberOf(line: LineView): number {
  const [one = '0', other] = (lineAt(line) ?? '0').split(':')
  return other === undefined ? Number(one) : Number(one) - Number(other)
}

function lookOf(lines: readonly LineView[]): Look {
  const [first] = lines as [LineView]
  const { outcomes } = first
  // Also where it is the only one for now: others may come.
  if (lines.length > 1 || (lineAt(first) !== undefined && outcomes.length <= abreast)) return 'table'
  const scores = outcomes.filter(({ name }) => scoreIn(name))
  if (scores.length > abreast && scores.length >= outcomes.length - 1) return 'scores'
  return outcomes.length <= abreast ? 'row' : 'list'
}

/** The words that all names begin with; the first name where that is nothing. */
function sharedName([first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first
  const words = first.split(' ')
  const isIn = (count: number) => others.every((name) => sameStart(words, name.split(' '), count))
  const count = words.findLastIndex((_, at) => isIn(at + 1)) + 1
  const shared = words
    .slice(0, count)
    .join(' ')
    .replace(/[\s–(,-]+$/, '')
  return shared === '' ? first : shared
}

const sameStart = (words: readonly string[], others: readonly string[], count: number) =>
  words.slice(0, count).every((word, at) => word === others[at])
