import { describe, expect, it } from 'vitest'
import type { Definition, LoyaltyQuestDefinition } from '#generated/grammar/types.ts'
import lights from '../site/loyalty-programmes/northern-lights.json' with { type: 'json' }
import casino from '../site/loyalty-programmes/northern-lights-casino.json' with { type: 'json' }
import daily from '../site/loyalty-quests/daily-rounds.json' with { type: 'json' }
import bets from '../site/loyalty-quests/three-bets.json' with { type: 'json' }
import welcome from '../site/loyalty-quests/welcome.json' with { type: 'json' }
import site from '../site/site.json' with { type: 'json' }
import sportsbook from '../site/sportsbook.json' with { type: 'json' }
import { checkLoyaltyQuest } from './checkLoyaltyQuest.ts'

const around = [site, sportsbook, lights, casino]
const findings = (change: object, others: object[] = around) => {
  const quest = { ...daily, ...change } as unknown as LoyaltyQuestDefinition
  const definitions = [...others, quest] as unknown as Definition[]
  return checkLoyaltyQuest(quest, { definitions }).map(({ code, pointer }) => `${code} ${pointer}`)
}
const task = (of: object, more: object = {}) => findings({ task: of, ...more })

describe('a quest', () => {
  it('of the starter site is sound', () => {
    expect(findings({})).toEqual([])
    expect(findings(bets)).toEqual([])
    expect(findings({ ...welcome, task: undefined, reach: undefined, repeat: undefined })).toEqual([])
  })

  it('has a number of its own, and a level that its programme has', () => {
    expect(findings({}, [...around, { ...bets, number: daily.number }])).toEqual(['duplicate_number /number'])
    expect(findings({ minLevel: 7 })).toEqual(['unknown_level /minLevel'])
  })

  it('has a task that is reached, or an act that is done once', () => {
    expect(findings({ trigger: 'profile' })).toEqual(['quest_task '])
    expect(findings({ task: undefined, reach: undefined })).toEqual(['quest_task '])
    expect(findings({ reach: undefined })).toEqual(['quest_task /task'])
    expect(findings({ task: undefined, repeat: undefined, trigger: 'profile' })).toEqual([
      'quest_task /reach',
    ])
    expect(findings({ task: undefined, reach: undefined, trigger: 'profile' })).toEqual([
      'quest_task /trigger',
    ])
    expect(findings({ reward: { points: 0 } })).toEqual(['quest_reward /reward/points'])
    expect(findings({ reward: { points: 0, levelPoints: 5 } })).toEqual([])
  })

  it('counts what there is to count', () => {
    expect(task({ count: 'bets', games: { types: ['slot'] } })).toEqual(['quest_task /task/games'])
    expect(task({ count: 'rounds', leastOdds: '1.50' })).toEqual(['quest_task /task/leastOdds'])
    expect(task({ count: 'deposits', sports: [1] })).toEqual(['quest_task /task/sports'])
    expect(task({ sum: 'stakes', games: {}, sports: [1] })).toEqual(['quest_task /task/sports'])
    expect(task({ sum: 'stakes', sports: [1, 999] })).toEqual(['quest_task /task/sports/1'])
    expect(task({ count: 'rounds', leastStake: { EUR: '1.00' } })).toContain(
      'missing_amount /task/leastStake',
    )
  })

  it('is about what its programme earns from', () => {
    const programme = casino.id
    expect(task({ count: 'bets' }, { programme })).toEqual(['quest_task /task'])
    expect(task({ sum: 'stakes', leastOdds: '2' }, { programme })).toEqual(['quest_task /task'])
    expect(task({ sum: 'stakes' }, { programme })).toEqual([])
  })

  it('can be done in the time that there is', () => {
    const of = { count: 'days' }
    expect(task(of, { repeat: 'weekly', reach: 7 })).toEqual([])
    expect(task(of, { repeat: 'weekly', reach: 8 })).toEqual(['quest_task /reach'])
    expect(findings({ days: 1 })).toEqual(['quest_time /days'])
    expect(findings({ days: 1, optIn: true })).toEqual([])
    expect(findings({ days: 2, optIn: true })).toEqual(['quest_time /days'])
    expect(findings({ days: 29, optIn: true, repeat: 'monthly' })).toEqual(['quest_time /days'])
    const [starts, ends] = ['2026-01-01T00:00:00Z', '2026-01-03T00:00:00Z']
    expect(findings({ starts, ends, days: 3, optIn: true, repeat: undefined })).toEqual(['quest_time /days'])
    expect(findings({ starts: ends, ends: starts })).toEqual(['quest_time /ends'])
  })

  it('is over before points of its programme expire', () => {
    const brief = (expiry: object) => [site, sportsbook, { ...lights, expiry }]
    expect(findings({ repeat: 'monthly' }, brief({ months: 1 }))).toEqual(['quest_expiry /repeat'])
    expect(findings({ repeat: 'weekly' }, brief({ days: 7 }))).toEqual(['quest_expiry /repeat'])
    expect(findings({ repeat: 'weekly' }, brief({ days: 8 }))).toEqual([])
    const joined = { repeat: undefined, optIn: true, days: 30 }
    expect(findings(joined, brief({ months: 1 }))).toEqual(['quest_expiry /days'])
    expect(findings({ repeat: undefined }, brief({ days: 1 }))).toEqual([])
  })
})
