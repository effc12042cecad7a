import type { Database } from '../../../db/Database.ts'
import type { Handlers } from '../../shared/operations.ts'
import { signedIn } from '../../shared/signedIn.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import type { Characters } from '../characters/createCharacters.ts'
import { describeCharacter } from '../characters/describeCharacter.ts'
import type { Loyalty } from '../createLoyalty.ts'
import { type OfferedLoyalty, programmeNamed } from '../offered.ts'
import { createLoyaltyWords } from './createLoyaltyWords.ts'
import { describeEntry } from './describeEntry.ts'
import { describeLevels } from './describeLevels.ts'
import { describeStanding } from './describeStanding.ts'

export type InfoHandlerServices = {
  database: Database
  points: Pick<Loyalty, 'standing' | 'history' | 'historyLength'>
  characters: Characters
  offered: OfferedLoyalty
  live: LiveSite
}

/** Where a player stands, and how that came. */
export function infoHandlers({ database, points, characters, offered, live }: InfoHandlerServices) {
  const { drizzle } = database
  return {
    async 'loyalty.getinfo'({ sysname }, context) {
      const { uid } = signedIn(context)
      const there = await offered.toCaller(context)
      const words = createLoyaltyWords(live, context.locale)
      const programme = programmeNamed(there, sysname)
      const held = await characters.chosen(drizzle, uid, there)
      const { character, canChangeAt } = held
      const standing = programme && (await points.standing(drizzle, { uid, programme: programme.number }))
      const level = standing?.level ?? 0
      const figure = {
        ...(character && { character: describeCharacter(character, words, { level, programme, held }) }),
        ...(canChangeAt && { can_change_character_at: canChangeAt.toISOString() }),
      }
      if (!standing) return { id: 0, is_active: false, points: 0, levels: [], uid, ...figure }
      return {
        ...{ id: programme.number, sysname: programme.id, name: words.say(programme.name, programme.id) },
        ...{ is_active: true, uid, ...describeStanding(programme, standing, words), ...figure },
        levels: describeLevels(programme, words, standing),
        pointsAlias: words.say(programme.points, ''),
      }
    },

    async 'loyalty.gethistory'({ sysname, offset, count }, context) {
      const { uid } = signedIn(context)
      const programme = programmeNamed(await offered.toCaller(context), sysname)
      if (!programme) return { items: [], offset, limit: count, total: 0 }
      const player = { uid, programme: programme.number }
      const items = await points.history(drizzle, { ...player, offset, count })
      const total = await points.historyLength(drizzle, player)
      const words = createLoyaltyWords(live, context.locale)
      const around = { timeZone: programme.timeZone, quests: live.loyalty().quests }
      const told = items.map((entry) => describeEntry(entry, words, around))
      return { items: told, offset, limit: count, total }
    },
  } satisfies Handlers
}
