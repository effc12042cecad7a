import type { FunnelField } from '../api/createContentApi.ts'
import { funnelWords } from '../words/funnel.ts'

/** Visits below which no share is told: of seven, one is 14 %. */
export const enough = 50

/** Undefined where too few visits stand behind it. */
export function shareOf(part: number, visits: number): number | undefined {
  return visits < enough ? undefined : Math.min(1, part / visits)
}

/** In words; undefined where too few visits stand behind it. */
export function percentOf(part: number, visits: number): string | undefined {
  const share = shareOf(part, visits)
  return share === undefined ? undefined : funnelWords.percent(share)
}

/** What was wrong most often, and in how many visits. */
export function worstOf({
  errors,
}: Pick<FunnelField, 'errors'>): { code: string; count: number } | undefined {
  const [worst] = Object.entries(errors).sort(([, one], [, other]) => other - one)
  return worst && { code: worst[0], count: worst[1] }
}

const { line } = funnelWords

/** How far visitors come with a field, in a line: seen, gone into, found wrong, given up; beside it what it was before. */
export function lineOf(now: FunnelField, was: FunnelField | undefined): string {
  const { shown } = now
  const entered = percentOf(now.focused, shown)
  if (entered === undefined) return line.few(shown)
  const compared = (part: string, ofField: (field: FunnelField) => number) => {
    const before = was && percentOf(ofField(was), was.shown)
    return before === undefined ? part : line.before(part, before)
  }
  const wrong = (field: FunnelField) => worstOf(field)?.count ?? 0
  const left = (field: FunnelField) => field.left
  const told = (field: FunnelField, of: (field: FunnelField) => number) => percentOf(of(field), shown) ?? ''
  return [
    line.seen(shown),
    line.entered(entered),
    compared(line.wrong(told(now, wrong)), wrong),
    compared(line.left(told(now, left)), left),
  ].join(' · ')
}
