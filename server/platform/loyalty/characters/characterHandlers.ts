import type { Database } from '../../../db/Database.ts'
import type { Handlers } from '../../shared/operations.ts'
import { signedIn } from '../../shared/signedIn.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import type { OfferedLoyalty } from '../offered.ts'
import { createLoyaltyWords } from '../told/createLoyaltyWords.ts'
import type { Characters } from './createCharacters.ts'
import { describeCharacter } from './describeCharacter.ts'

export type CharacterHandlerServices = {
  database: Database
  characters: Characters
  offered: OfferedLoyalty
  live: LiveSite
}

const done = { value: 1 as const }

/** Characters, and the choice of one. */
export function characterHandlers({ database, characters, offered, live }: CharacterHandlerServices) {
  return {
    async 'loyalty.getcharacters'({ offset, limit }, context) {
      const there = await offered.toCaller(context)
      const level = await characters.levelOf(database.drizzle, there)
      const words = createLoyaltyWords(live, context.locale)
      const all = characters.list(there)
      const { player, programmes } = there
      const held = player ? await characters.chosen(database.drizzle, player.uid, there) : {}
      const around = { level, programme: programmes[0], held }
      const items = all.slice(offset, offset + limit).map((one) => describeCharacter(one, words, around))
      return { items, offset, limit, total: all.length }
    },

    async 'loyalty.setcharacter'({ id }, context) {
      const { uid } = signedIn(context)
      await database.transaction((tx) => characters.choose(tx, uid, id))
      return done
    },
  } satisfies Handlers
}
