import { expect, it } from 'vitest'
import { translationOf } from './translationOf.ts'

const change = (locale: string, text: string | null, revision: number) => ({
  definition: `${locale}/ui`,
  key: 'ui.close',
  text,
  revision,
  at: new Date(revision),
})
type Given = Parameters<typeof translationOf>[0]
const judge = (given: Partial<Given>) =>
  translationOf({
    from: 'en',
    to: 'de',
    sources: [],
    targets: [],
    reviews: new Map(),
    isPlaceholder: () => false,
    ...given,
  })

it('lists what has no translation', () => {
  const sources = [change('en', 'Close', 3)]
  const missing = {
    definition: 'de/ui',
    key: 'ui.close',
    source: 'Close',
    sourceRevision: 3,
    state: 'missing',
  }
  expect(judge({ sources })).toEqual([missing])
  expect(judge({ sources, targets: [change('de', 'Zu', 4), change('de', null, 5)] })).toEqual([missing])
})

it('lists as missing what a template has in the place of a translation', () => {
  const sources = [change('en', 'Close', 3)]
  const targets = [change('de', 'Sag es kurz', 4)]
  const isPlaceholder = (locale: string, key: string, text: string) =>
    `${locale} ${key} ${text}` === 'de ui.close Sag es kurz'
  expect(judge({ sources, targets, isPlaceholder })).toMatchObject([
    { state: 'missing', target: 'Sag es kurz' },
  ])
  const written = [...targets, change('de', 'Zu', 5)]
  expect(judge({ sources, targets: written, isPlaceholder })).toMatchObject([{ state: 'current' }])
})

it('marks a translation stale when its source changes after it, and says what the source said', () => {
  const sources = [change('en', 'Close', 3), change('en', 'Shut', 9)]
  expect(judge({ sources, targets: [change('de', 'Schließen', 4)] })).toMatchObject([
    { source: 'Shut', was: 'Close', target: 'Schließen', state: 'stale' },
  ])
  expect(judge({ sources, targets: [change('de', 'Zu', 10)] })).toMatchObject([{ state: 'current' }])
  expect(
    judge({ sources, targets: [change('de', 'Zu', 4)], reviews: new Map([['de/ui ui.close', new Date(9)]]) }),
  ).toMatchObject([{ state: 'current' }])
})

it('is not stale where the source went to other words and back, nor where both came at once', () => {
  const sources = [change('en', 'Close', 3), change('en', 'Shut', 9), change('en', 'Close', 11)]
  expect(judge({ sources, targets: [change('de', 'Zu', 4)] })).toMatchObject([{ state: 'current' }])
  expect(
    judge({
      sources: [change('en', 'Close', 3), { ...change('en', 'Shut', 9), at: new Date(8) }],
      targets: [change('de', 'Zu', 8)],
    }),
  ).toMatchObject([{ state: 'current' }])
})

it('leaves out what the source no longer says', () => {
  expect(judge({ sources: [change('en', 'Close', 3), change('en', null, 5)] })).toEqual([])
})
