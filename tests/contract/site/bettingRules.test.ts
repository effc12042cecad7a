import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SportsbookDefinition } from '#generated/grammar/types.ts'
import sportsbook from '#schemas/site/sportsbook.json' with { type: 'json' }
import { siteWith } from '../../fixtures/content/siteWith.ts'
import { describeOnOneDatabase } from '../../fixtures/databases/databases.ts'
import { type PlatformServer, platformServer } from '../../fixtures/servers/platformServer.ts'

const starter = sportsbook as unknown as SportsbookDefinition
const book: SportsbookDefinition = {
  ...starter,
  limits: { ...starter.limits, mostWin: { ...starter.limits.mostWin, EUR: '1234.50' } },
}

type Rules = {
  version: string
  parts: { title: string; text: string }[]
  sports: { sport: number; name: string; version: string }[]
  most_win: { amount: string; currency: string }[]
  each_way: Record<string, unknown>[]
}

describeOnOneDatabase('rules of bets', (fresh) => {
  let server: PlatformServer
  beforeAll(async () => {
    server = await platformServer(fresh().database, {}, await siteWith([book]))
  })
  afterAll(() => server.close())

  const rules = async (fields: Record<string, string> = {}, options = {}) =>
    (await server.call('sports.getRules', fields, options)).response as unknown as Rules

  it('are answered to everybody, those of a sport behind those of all', async () => {
    const all = await rules()
    const football = await rules({ sport: '1' })
    expect(all.parts).toHaveLength(book.rules.parts.length)
    expect(football.parts.slice(0, -1)).toEqual(all.parts)
    expect(football.parts.at(-1)?.title).toBe('Football')
    expect(football.parts.at(-1)?.text).toContain('90 minutes')
    expect(football.version).toMatch(/^[0-9a-f]{16}$/)
    expect(football.version).not.toBe(all.version)
    expect(all.sports).toHaveLength(book.sports.length)
    expect(all.sports[0]).toEqual({ sport: 1, name: 'Football', version: football.version })
  })

  it('speak the language that is asked for, under one version', async () => {
    const football = await rules({ sport: '1' }, { locale: 'de' })
    expect(football.parts.at(-1)?.title).toBe('Fußball')
    expect(football.version).toBe((await rules({ sport: '1' })).version)
  })

  it('tell the most that a bet may win, and by what places are paid', async () => {
    const { most_win: most, each_way: places } = await rules()
    expect(most).toContainEqual({ amount: '1234.50', currency: 'EUR' })
    expect(most).toHaveLength(5)
    expect(places).toEqual([
      { handicap: false, from: 5, to: 7, places: 2, part: 4 },
      { handicap: false, from: 8, places: 3, part: 5 },
      { handicap: true, from: 12, to: 15, places: 3, part: 4 },
      { handicap: true, from: 16, places: 4, part: 4 },
    ])
  })

  it('are not there for a sport that no bets are taken on', async () => {
    const { error } = await server.call('sports.getRules', { sport: '12' })
    expect(error.invalid_parameters).toEqual({ sport: [{ code: 'not_found' }] })
  })
})
