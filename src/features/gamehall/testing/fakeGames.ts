import type { CallResult, Host } from '#renderers/host.ts'
import type { Game } from '../Game.ts'

const firsts = [
  'Northern',
  'Golden',
  'Crystal',
  'Midnight',
  'Wild',
  'Lucky',
  'Silver',
  'Ember',
  'Frozen',
  'Royal',
]
const seconds = [
  'Lights',
  'Harvest',
  'Dragons',
  'Pyramid',
  'Orchard',
  'Comet',
  'Vikings',
  'Reef',
  'Express',
  'Crown',
]
const makers = [
  'Nova Forge',
  'Borealis',
  'Tideworks',
  'Ninth Gate',
  'Copper Fox',
  'Pale Moon',
  'Kestrel',
  'Oak & Iron',
]

const picture = (at: number, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x2="1" y2="1">` +
      `<stop stop-color="hsl(${(at * 47) % 360} 65% 46%)"/><stop offset="1" stop-color="hsl(${(at * 47 + 70) % 360} 70% 18%)"/>` +
      `</linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="${width * 0.6}" cy="${height * 0.5}" ` +
      `r="${height * 0.28}" fill="hsl(${(at * 47 + 180) % 360} 80% 72%)" opacity=".85"/></svg>`,
  )}`

/** So many games, each always the same. */
export function fakeGames(count: number): Game[] {
  return Array.from({ length: count }, (_, at) => ({
    sysname: `game-${at}`,
    name: `${firsts[at % 10]} ${seconds[Math.floor(at / 10) % 10]}${at < 100 ? '' : ` ${at}`}`,
    provider: `maker-${at % 8}`,
    provider_name: makers[at % 8],
    image_url: picture(at, 288, 192),
    categories: [
      ...(at % 2 === 0 ? ['slots'] : ['table']),
      ...(at % 5 === 0 ? ['new'] : []),
      ...(at % 7 === 0 ? ['jackpots'] : []),
    ],
    has_demo: true,
  }))
}

const icons = ['flame', 'star', 'spade', 'club', 'diamond', 'trophy', 'clock', 'gift', 'crown']
const names = [
  'Popular',
  'New',
  'Slots',
  'Tables',
  'Jackpots',
  'Live',
  'Fast games',
  'Free spins',
  'Hold and win',
]
const ids = ['popular', 'new', 'slots', 'table', 'jackpots', 'live', 'fast', 'free-spins', 'hold-and-win']

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** A platform with these games, which heeds category, makers, names, words and order. */
export function fakePlatform(games: readonly Game[], liked: string[] = []): Host['call'] {
  return async (operation, values): Promise<CallResult> => {
    const offset = Number(values.offset ?? 0)
    const count = Number(values.count ?? 24)
    const fits = ({ provider, categories }: Game) =>
      list(values.tags).every((tag) => tag === 'popular' || categories?.includes(tag)) &&
      (list(values.providers).length === 0 || list(values.providers).includes(provider))
    const countOf = (tags: string[], maker?: string) =>
      games.filter(
        (game) =>
          fits(game) &&
          tags.every((tag) => tag === 'popular' || game.categories?.includes(tag)) &&
          (maker === undefined || game.provider === maker),
      ).length
    const answers: Record<string, () => unknown> = {
      'games.get': () => {
        const found = games.filter(
          (game) =>
            fits(game) &&
            (values.sysname === undefined || list(values.sysname).includes(game.sysname)) &&
            game.name.toLowerCase().includes(String(values.query ?? '').toLowerCase()),
        )
        const sorted =
          values.sort === 'name' ? found.toSorted((one, other) => one.name.localeCompare(other.name)) : found
        return { items: sorted.slice(offset, offset + count), total: sorted.length, offset, limit: count }
      },
      'games.getCategories': () => ({
        items: ids.map((id, at) => ({ id, name: names[at], icon: icons[at], games_count: countOf([id]) })),
        total: ids.length,
      }),
      'games.getProviders': () => ({
        items: Array.from({ length: 20 }, (_, at) => ({
          sysname: `maker-${at}`,
          name: makers[at] ?? `Studio ${at}`,
          games_count: countOf([], `maker-${at}`),
        })),
        total: 20,
      }),
      'games.getLikes': () => ({ sysnames: liked }),
      'jackpots.get': () => ({
        items: [
          { amount: { amount: '500.00', currency: 'EUR' }, games: ['game-0', 'game-7'] },
          { amount: { amount: '10000.00', currency: 'EUR' }, games: ['game-0'] },
        ],
        total: 2,
      }),
      'freespins.get': () => ({
        items: [{ game: { sysname: 'game-3' }, remaining_count: 20 }],
        total: 1,
      }),
    }
    return { ok: true, response: answers[operation]?.() ?? { value: 1 } }
  }
}
