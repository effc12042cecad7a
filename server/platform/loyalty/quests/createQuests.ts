import type { LoyaltyProgrammeDefinition, LoyaltyQuestDefinition } from '#generated/grammar/types.ts'
import type { Executor } from '../../../db/Database.ts'
import type { Catalogue } from '../../games/catalogue/createCatalogue.ts'
import { invalidParameters, PlatformError } from '../../shared/errors.ts'
import type { LiveSite } from '../../shared/siteSource.ts'
import { lockPlayer, readBasics } from '../../wallet/lockPlayer.ts'
import { ratesOf } from '../../wallet/rates.ts'
import type { Loyalty } from '../createLoyalty.ts'
import type { Notices } from '../notices/createNotices.ts'
import type { Offered, OfferedLoyalty } from '../offered.ts'
import type { Fact, LevelChange } from '../points/Points.ts'
import { goalOf, isSum, type QuestTerms, termsOfQuest } from './QuestTerms.ts'
import { type QuestKey, type QuestRun, type QuestTotals, questRepository } from './questRepository.ts'
import { type QuestStep, stepOfFact } from './stepOfFact.ts'
import { type QuestWindow, windowAt } from './windows.ts'

const day = 86_400_000

export type QuestServices = {
  live: LiveSite
  catalogue: Pick<Catalogue, 'current'>
  points: Pick<Loyalty, 'give' | 'standing'>
  offered: OfferedLoyalty
  notices: Notices
  clock: () => Date
}

export const readTerms = ({ terms }: Pick<QuestRun, 'terms'>) => JSON.parse(terms) as QuestTerms

/** How far a run has come, in what its goal is counted in. */
export const doneOf = ({ quest }: QuestTerms, { marks, amount }: QuestTotals): bigint =>
  isSum(quest) ? amount : marks

const refused = (reason: 'level' | 'not_yet' | 'over') =>
  new PlatformError('InvalidRequestException', `The quest cannot be taken on: ${reason}`, {
    status: 409,
    errorData: { reason },
  })

/** Quests: what counts in them is what points are given for, and they are rewarded in the moment in which they are complete. */
export function createQuests(services: QuestServices) {
  const { live, catalogue, points, offered, notices, clock } = services

  /** Quests of the programmes that are offered, with the programme of each. */
  const questsIn = ({ programmes }: Offered) =>
    live.loyalty().quests.flatMap((quest) => {
      const programme = programmes.find(({ id }) => id === quest.programme)
      return programme ? [{ quest, programme }] : []
    })

  function stepOf(terms: QuestTerms, fact: Fact): QuestStep | undefined {
    const shelf = catalogue.current()
    const game = (sysname: string) => shelf.find(sysname)
    return stepOfFact(terms, fact, { game, rates: ratesOf(live.site().general) })
  }

  const beginning = (
    uid: number,
    { quest, programme }: { quest: LoyaltyQuestDefinition; programme: LoyaltyProgrammeDefinition },
    { key, startsAt, endsAt }: QuestWindow,
    joinedAt?: Date,
  ): QuestRun => {
    const mostUntil = joinedAt && quest.days !== undefined ? joinedAt.getTime() + quest.days * day : Infinity
    const until = Math.min(endsAt?.getTime() ?? Infinity, mostUntil)
    return {
      ...{ uid, quest: quest.number, window: key, programme: programme.number },
      terms: JSON.stringify(termsOfQuest(quest, programme)),
      countsFrom: joinedAt ?? startsAt ?? new Date(0),
      endsAt: until === Infinity ? null : new Date(until),
      completedAt: null,
    }
  }

  /** Completes a run that has come as far as it takes, and rewards it, both or neither. */
  async function completeIfDone(tx: Executor, run: QuestKey & Pick<QuestRun, 'terms'>): Promise<void> {
    const terms = readTerms(run)
    const { quest, programme } = terms
    if (doneOf(terms, await questRepository.totals(tx, run)) < goalOf(quest)) return
    const { uid } = run
    if (quest.minLevel !== undefined) {
      const { level } = await points.standing(tx, { uid, programme: programme.number })
      if (level < quest.minLevel) return
    }
    const now = clock()
    if (!(await questRepository.complete(tx, run, now))) return
    const { points: whole, levelPoints } = quest.reward
    await points.give(tx, {
      ...{ uid, programme: programme.number, points: BigInt(whole), source: 'quest', at: now },
      ...(levelPoints !== undefined && { levelPoints: BigInt(levelPoints) }),
      ref: `${quest.number}/${run.window}`,
    })
    const trigger = quest.trigger ?? 'quest'
    await notices.add(tx, {
      ...{ uid, trigger, type: 'credit', amount: BigInt(whole), name: quest.name },
      ...(quest.image && { image: quest.image }),
    })
  }

  async function count(tx: Executor, run: QuestRun, fact: Fact, step: QuestStep | undefined): Promise<void> {
    const name = `${fact.kind}/${fact.ref}`
    if (!step) return questRepository.remove(tx, run, name)
    await questRepository.put(tx, run, name, step)
    await completeIfDone(tx, run)
  }

  return {
    questsIn,

    /** What a fact changes in the quests of its player, in the transaction of whoever tells of it, as often as it is told. */
    async factChanged(tx: Executor, fact: Fact): Promise<void> {
      const { uid } = fact
      const open = await questRepository.open(tx, uid, fact.at)
      const there = await offered.toPlayer(tx, await readBasics(tx, uid))
      // Who may not take part is taken back what they have, and is given nothing.
      const isIn = there.programmes.length > 0
      if (isIn || fact.isReversed)
        for (const run of open) await count(tx, run, fact, stepOf(readTerms(run), fact))
      if (!isIn || fact.isReversed) return
      for (const one of questsIn(there)) {
        const { quest, programme } = one
        const window = quest.optIn ? undefined : windowAt(quest, programme.timeZone, fact.at)
        if (!window || open.some((run) => run.quest === quest.number && run.window === window.key)) continue
        const step = stepOf(termsOfQuest(quest, programme), fact)
        if (!step) continue
        const run = beginning(uid, one, window)
        if (await questRepository.begin(tx, run)) await count(tx, run, fact, step)
      }
    },

    /** A level that was reached may be what a quest was waiting for, of whoever may be rewarded now. */
    async levelChanged(tx: Executor, { uid, programme, from, to }: LevelChange): Promise<void> {
      if (to <= from) return
      const { programmes } = await offered.toPlayer(tx, await readBasics(tx, uid))
      if (programmes.length === 0) return
      for (const run of await questRepository.open(tx, uid, clock()))
        if (run.programme === programme && readTerms(run).quest.minLevel !== undefined)
          await completeIfDone(tx, run)
    },

    /** Takes a quest on; who has it already keeps it. @throws PlatformError where it is not there for the player now */
    async join(tx: Executor, uid: number, number: number): Promise<void> {
      const there = await offered.toPlayer(tx, await lockPlayer(tx, uid))
      const found = questsIn(there).find(({ quest }) => quest.number === number)
      if (!found?.quest.optIn) throw invalidParameters({ id: [{ code: 'not_found' }] })
      const { quest, programme } = found
      const now = clock()
      const window = windowAt(quest, programme.timeZone, now)
      if (!window) throw refused(quest.starts && now < new Date(quest.starts) ? 'not_yet' : 'over')
      const { level } = await points.standing(tx, { uid, programme: programme.number })
      if (quest.minLevel !== undefined && level < quest.minLevel) throw refused('level')
      await questRepository.begin(tx, beginning(uid, found, window, now))
    },

    /** What a player has begun that is not over, with how far they have come. */
    async under(executor: Executor, uid: number): Promise<(QuestRun & { done: bigint })[]> {
      const runs = await questRepository.list(executor, uid, clock())
      const totals = await questRepository.allTotals(executor, uid, [
        ...new Set(runs.map(({ quest }) => quest)),
      ])
      return runs.map((run) => {
        const found = totals.get(`${run.quest}/${run.window}`) ?? { marks: 0n, amount: 0n }
        return { ...run, done: doneOf(readTerms(run), found) }
      })
    },
  }
}

export type Quests = ReturnType<typeof createQuests>
