import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import grammar from '#schemas/grammar/sportsbook.json' with { type: 'json' }
import { type Bet, type LegResult, returnOf } from '../../betting/bets/returnOf.ts'

const WON = { won: true, voidHalves: 0 } as const
const LOST = { won: false, voidHalves: 0 } as const
const QUARTER = { num: 1n, den: 4n }

/** What a bet returns, with two decimals. */
function returned(bet: Omit<Bet, 'lineStake'> & { stake: number }, ...results: LegResult[]): string {
  const units = returnOf({ ...bet, lineStake: BigInt(bet.stake * 100) }, results)
  return `${units / 100n}.${String(units % 100n).padStart(2, '0')}`
}

const single = (stake: number, odds: number) => ({ stake, legs: [{ odds: odds * 10_000 }], sizes: [1] })
/** What the rules say in examples, as it is computed. */
const examples = {
  rounding: returned(
    { stake: 10, legs: [1, 2, 3].map(() => ({ odds: 19_100 })), sizes: [3] },
    ...[1, 2, 3].map(() => ({ win: WON })),
  ),
  deadHeats: returned(single(20, 4), { win: { ...WON, deadHeat: { num: 1n, den: 3n } } }),
  eachWay: returned(
    { stake: 10, legs: [{ odds: 170_000, placeShare: QUARTER }], sizes: [1], isEachWay: true },
    { win: LOST, place: WON },
  ),
}

describe.each(['en', 'lv', 'ru', 'de', 'ar'])('the rules of bets in %s', async (locale) => {
  const path = join(import.meta.dirname, `../../schemas/site/messages/${locale}/sports-rules.json`)
  const { messages } = JSON.parse(await readFile(path, 'utf8')) as { messages: Record<string, string> }
  const said = (part: string) => (messages[`sports.rules.${part}.text`] ?? '').replace(/(\d),(\d)/g, '$1.$2')

  it.each(Object.entries(examples))('come to the sum that is paid: %s', (part, sum) => {
    expect(said(part)).toContain(` ${sum}`)
  })

  it('name the longest wait that the studio takes', () => {
    expect(said('delays')).toMatch(new RegExp(`(^|\\D)${grammar.$defs.seconds.maximum}\\D`))
  })

  it('are all written in paragraphs', () => {
    for (const [key, text] of Object.entries(messages))
      if (/\.(text|rules)$/.test(key))
        expect(text).toMatch(/^(<p>[^<]+(<a href="\/support">[^<]+<\/a>[^<]+)?<\/p>)+$/)
  })
})
