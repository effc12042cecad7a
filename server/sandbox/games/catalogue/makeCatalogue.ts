import { mostWin } from '#games/engines/mostWin.ts'
import { returnOf } from '#games/returns/returnOf.ts'
import { seeded } from './covers/seeded.ts'
import type { Game } from './Game.ts'
import { sharedProfiles } from './sharedProfiles.ts'
import { type SlotProfile, slotProfiles } from './slotProfiles.ts'
import { type Studio, type StudioName, studios } from './studios.ts'
import { type TableProfile, tableProfiles } from './tableProfiles.ts'
import { type Theme, type ThemeName, themes } from './themes.ts'

/** Slots and other games of each studio: 20 studios make 640, and some have a table that all players share. */
const slotsEach = 28
const tablesEach = 4
/** Days of the calendar on which games may be released, before `lastRelease`. */
const span = 1600
const lastRelease = Date.UTC(2026, 10, 1)
/** A table stands among the slots as if it had this part of its lot. */
const tablesAhead = 0.4
const day = 24 * 60 * 60 * 1000

/** Every game, in the order of studios; the same at every start. */
export function makeCatalogue(): Game[] {
  const names = new Set<string>()
  return ranked(
    Object.entries(studios).flatMap(([sysname, studio], place) => [
      ...slotsOf(sysname as StudioName, studio, place, names),
      ...tablesOf(sysname as StudioName, studio, place, names),
      ...sharedOf(sysname as StudioName, studio, place),
    ]),
  )
}

type Unranked = Omit<Game, 'rank'>

/** How much a game is played follows from its name; those with tables more than others of their number. */
function ranked(games: readonly Unranked[]): Game[] {
  const share = ({ id, kind }: Unranked) => seeded(`rank of ${id}`)() * (kind === 'slots' ? 1 : tablesAhead)
  const order = games
    .map((game) => ({ id: game.id, share: share(game) }))
    .sort((one, other) => one.share - other.share)
  const places = new Map(order.map(({ id }, at) => [id, at + 1]))
  return games.map((game) => ({ ...game, rank: places.get(game.id) ?? games.length }))
}

function slotsOf(sysname: StudioName, studio: Studio, place: number, names: Set<string>): Unranked[] {
  const liked = profilesFor(studio)
  return Array.from({ length: slotsEach }, (_, at) => {
    const theme = studio.themes[at % studio.themes.length] as ThemeName
    const about: Theme = themes[theme]
    const [profile, { config, volatility, features }] = liked[(at + place) % liked.length] as [
      string,
      SlotProfile,
    ]
    const mathematics = { kind: 'slots', config } as const
    return {
      ...describe(sysname, nameOf(about, 31 * place + 7 * at, names), 100 * place + at),
      type: 'slot',
      kind: 'slots',
      profile,
      mathematics,
      theme,
      motif: about.motif,
      scene: about.scene,
      tags: [theme, ...about.tags],
      features: [...features],
      volatility,
      ...figures(profile, mathematics),
    }
  })
}

/** Profiles from those that a studio likes best to those that it likes least, of which it leaves the last out. */
function profilesFor({ volatility }: Studio): [string, SlotProfile][] {
  const distance = (one: SlotProfile) =>
    Math.min(...volatility.map((liked) => Math.abs(liked - one.volatility)))
  return Object.entries(slotProfiles)
    .sort(([, a], [, b]) => distance(a) - distance(b))
    .slice(0, 18)
}

function tablesOf(sysname: StudioName, studio: Studio, place: number, names: Set<string>): Unranked[] {
  return Array.from({ length: tablesEach }, (_, at) => {
    const profile = tableProfiles[(place * tablesEach + at) % tableProfiles.length] as TableProfile
    const game = tableOf(sysname, studio, place, { profile, at })
    names.add(game.name)
    return game
  })
}

/** The newest games of a studio, of rounds that all players share. */
const sharedOf = (sysname: StudioName, studio: Studio, place: number): Unranked[] =>
  sharedProfiles
    .filter(({ studios }) => (studios as readonly StudioName[]).includes(sysname))
    .map((profile) => tableOf(sysname, studio, place, { profile, at: tablesEach }))

function tableOf(
  sysname: StudioName,
  { name, themes: liked }: Studio,
  place: number,
  { profile, at }: { profile: TableProfile; at: number },
): Unranked {
  const theme = liked[place % liked.length] as ThemeName
  const { scene }: Theme = themes[theme]
  const [word = ''] = name.split(' ')
  return {
    ...describe(sysname, `${word} ${profile.noun}`, 100 * place + slotsEach + at),
    type: profile.type,
    kind: profile.mathematics.kind,
    profile: profile.noun,
    mathematics: profile.mathematics,
    theme,
    motif: profile.motif,
    scene,
    tags: [...profile.tags],
    features: [...profile.features],
    volatility: profile.volatility,
    ...figures(profile.noun, profile.mathematics),
    ...(profile.table && { table: profile.table }),
  }
}

/** A name that no game has yet, of the theme's words. */
function nameOf({ first, last }: Theme, from: number, names: Set<string>): string {
  const all = first.length * last.length
  // A step that shares no divisor with the number of pairs comes to every one of them.
  for (let at = 0; at < all; at += 1) {
    const pair = (from * 11 + at * 13) % all
    const name = `${first[pair % first.length]} ${last[Math.floor(pair / first.length)]}`
    if (names.has(name)) continue
    names.add(name)
    return name
  }
  throw new Error('A theme has no more names')
}

function describe(studio: StudioName, name: string, order: number) {
  const released = new Date(lastRelease - ((order * 37) % span) * day)
  return {
    id: `${studio}-${slug(name)}`,
    name,
    studio,
    releasedOn: released.toISOString().slice(0, 10),
  }
}

const slug = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')

const known = new Map<string, { returns: number; mostWin: number }>()

function figures(profile: string, mathematics: Game['mathematics']) {
  const before = known.get(profile) ?? { returns: returnOf(mathematics), mostWin: mostWin(mathematics) }
  known.set(profile, before)
  return before
}
