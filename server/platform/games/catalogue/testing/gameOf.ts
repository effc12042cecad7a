import type { Game, KeptGame } from '../Game.ts'

type Change = Partial<Omit<Game, 'kept'>> & { kept?: Partial<KeptGame> }

/** A game for tests, whose sysname follows from its name. */
export function gameOf(name: string, { kept, ...change }: Change = {}): Game {
  const sysname = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const row: KeptGame = {
    sysname,
    provider: 'test',
    providerGame: sysname,
    name,
    studio: 'maker',
    studioName: 'Maker',
    type: 'slot',
    kind: 'slots',
    tags: [],
    features: [],
    hasDemo: true,
    returnRate: '96.20',
    volatility: 3,
    cover: null,
    releasedOn: '2026-01-01',
    stakes: { EUR: { min: '0.10', max: '100' } },
    rank: null,
    popularity: 0,
    isEnabled: true,
    ...kept,
  }
  const { studio: provider, studioName: providerName, tags, features } = row
  return { kept: row, sysname, name, provider, providerName, tags, features, own: {}, ...change }
}
