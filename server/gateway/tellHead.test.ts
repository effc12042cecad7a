import { expect, test } from 'vitest'
import type { SubjectHead } from '#generated/grammar/types.ts'
import { tellHead } from './tellHead.ts'

const head: SubjectHead = {
  title: { key: 'event', args: { name: { from: '/result/name' } } },
  description: 'about',
  data: {
    '@type': 'SportsEvent',
    name: { from: '/result/name' },
    eventStatus: { from: '/result/status', map: { postponed: 'EventPostponed' }, fallback: 'EventScheduled' },
    'homeTeam.@type': 'SportsTeam',
    'homeTeam.name': { from: '/result/sides/0' },
  },
}
const say = (_: unknown, values?: Record<string, unknown>) => JSON.stringify(values)

test('a head is of what was answered, with objects inside', () => {
  expect(tellHead(head, { name: 'A – B', status: 'postponed', sides: ['A', 'B'] }, say, 'en')).toEqual({
    title: '{"name":"A – B"}',
    description: '{}',
    data: {
      '@type': 'SportsEvent',
      name: 'A – B',
      eventStatus: 'EventPostponed',
      homeTeam: { '@type': 'SportsTeam', name: 'A' },
    },
  })
})

test('what is not known is left out, and an object of which only its type is', () => {
  expect(tellHead(head, { name: 'Open', status: 'live', sides: [] }, say, 'en').data).toEqual({
    '@type': 'SportsEvent',
    name: 'Open',
    eventStatus: 'EventScheduled',
  })
  expect(tellHead({}, {}, say, 'en')).toEqual({})
})
