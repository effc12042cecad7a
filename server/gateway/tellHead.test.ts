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
const pathOf = (route: string, { id }: Record<string, unknown>) =>
  id === undefined ? undefined : `/lv/${route}/${id}`

test('a head is of what was answered, with objects inside', () => {
  expect(
    tellHead(head, { name: 'A – B', status: 'postponed', sides: ['A', 'B'] }, say, 'en', pathOf),
  ).toEqual({
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
  expect(tellHead(head, { name: 'Open', status: 'live', sides: [] }, say, 'en', pathOf).data).toEqual({
    '@type': 'SportsEvent',
    name: 'Open',
    eventStatus: 'EventScheduled',
  })
  expect(tellHead({}, {}, say, 'en', pathOf)).toEqual({})
})

test('the way to a page is of steps that lead somewhere', () => {
  const link = { route: 'sport', params: { id: { from: '/result/sport/id' } } }
  const trail: SubjectHead['trail'] = [
    { text: { key: 'step', args: { name: { from: '/result/sport/name' } } }, link },
  ]
  const told = (response: unknown) => tellHead({ trail }, response, say, 'lv', pathOf).trail
  expect(told({ sport: { id: 5, name: 'Tennis' } })).toEqual([
    { name: '{"name":"Tennis"}', path: '/lv/sport/5' },
  ])
  expect(told({})).toEqual([])
})
