import { type CharacterServices, createCharacters } from './characters/createCharacters.ts'
import type { Loyalty } from './createLoyalty.ts'
import { createNotices } from './notices/createNotices.ts'
import { createOffered } from './offered.ts'
import { createInterventions } from './operator/createInterventions.ts'
import { createQuests, type QuestServices } from './quests/createQuests.ts'
import { createFulfilment, type FulfilmentServices } from './shop/createFulfilment.ts'
import { createShop, type ShopServices } from './shop/createShop.ts'
import { tellLevels } from './told/tellLevels.ts'

type Made = 'offered' | 'notices' | 'points'

export type RewardServices = Omit<
  FulfilmentServices & ShopServices & QuestServices & CharacterServices,
  Made
> & {
  points: Loyalty
}

/** What players do for points and get for them, and what they are told of it. */
export function createRewards(services: RewardServices) {
  const { points } = services
  const offered = createOffered(services)
  const notices = createNotices(services)
  const around = { ...services, offered, notices }
  const quests = createQuests(around)
  const fulfilment = createFulfilment(around)
  const interventions = createInterventions({ ...around, fulfilment })
  points.onFact(quests.factChanged)
  points.onLevel(quests.levelChanged)
  const told = tellLevels(around)
  points.onLevel(told.changed)
  points.onWarning(told.warned)
  return {
    points,
    offered,
    notices,
    quests,
    fulfilment,
    shop: createShop(around),
    characters: createCharacters(around),

    start: fulfilment.start,
    /** Does what operators have asked for. */
    carryOut: interventions.sweep,
    sweep: () => Promise.all([fulfilment.sweep(), notices.sweep()]),
  }
}

export type Rewards = ReturnType<typeof createRewards>
