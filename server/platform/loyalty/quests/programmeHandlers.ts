import type { LoyaltyProgrammeDefinition } from '#generated/grammar/types.ts'
import type { Database } from '../../../db/Database.ts'
import { invalidParameters } from '../../shared/errors.ts'
import type { CallContext, Handlers, OperationResponse } from '../../shared/operations.ts'
import { signedIn } from '../../shared/signedIn.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import type { Loyalty } from '../createLoyalty.ts'
import { type OfferedLoyalty, programmeNamed } from '../offered.ts'
import { createLoyaltyWords } from '../told/createLoyaltyWords.ts'
import { describeLevels } from '../told/describeLevels.ts'
import type { Quests } from './createQuests.ts'
import { describeQuest } from './describeQuest.ts'
import { questsOf } from './questsOf.ts'

export type ProgrammeHandlerServices = {
  database: Database
  quests: Quests
  points: Pick<Loyalty, 'standing'>
  offered: OfferedLoyalty
  live: LiveSite
  clock: () => Date
}

type Programme = OperationResponse<'loyalty.getProgram'>
const done = { value: 1 as const }

/** Programmes with their levels and quests: to players with how far they have come, to visitors as they are. */
export function programmeHandlers(services: ProgrammeHandlerServices) {
  const { database, quests, points, offered, live, clock } = services

  async function describer({ session, locale }: CallContext, uid = session?.uid) {
    const words = createLoyaltyWords(live, locale)
    const runs = uid === undefined ? [] : await quests.under(database.drizzle, uid)
    return async (programme: LoyaltyProgrammeDefinition): Promise<Programme> => {
      const { number, id, name, text, terms, image, points: alias } = programme
      const player = uid === undefined ? undefined : { uid, programme: number }
      const standing = player && (await points.standing(database.drizzle, player))
      const found = questsOf(programme, live.loyalty().quests, runs, clock())
      return {
        ...{ id: number, sysname: id, name: words.say(name, id), pointsAlias: words.say(alias, '') },
        description: words.describe({ name, text, terms, ...(image && { image }) }),
        ...(image && { image_url: image }),
        quests: found.map((quest) => describeQuest(quest, words)),
        levels: describeLevels(programme, words, standing),
      }
    }
  }

  return {
    async 'loyalty.getPrograms'({ offset, count }, context) {
      const { programmes } = await offered.toCaller(context)
      const describe = await describer(context)
      const items: Programme[] = []
      for (const programme of programmes.slice(offset, offset + count)) items.push(await describe(programme))
      return { items, offset, limit: count, total: programmes.length }
    },

    async 'loyalty.getProgram'({ sysname }, context) {
      const programme = programmeNamed(await offered.toCaller(context), sysname)
      if (!programme) throw invalidParameters({ sysname: [{ code: 'not_found' }] })
      return (await describer(context))(programme)
    },

    async 'loyalty.joinquest'({ id }, context) {
      const { uid } = signedIn(context)
      await database.transaction((tx) => quests.join(tx, uid, id))
      return done
    },
  } satisfies Handlers
}
