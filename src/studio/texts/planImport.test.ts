import { expect, it } from 'vitest'
import type { Translation } from '../api/createContentApi.ts'
import { canBeTaken, isFaultless, planImport } from './planImport.ts'

const definition = 'messages/de/ui'
const there: Translation[] = [
  { definition, key: 'ui.hello', source: 'Hello {name}', source_revision: 3, state: 'missing' },
  {
    definition,
    key: 'ui.close',
    source: 'Shut',
    source_revision: 9,
    target: 'Zu',
    was: 'Close',
    state: 'stale',
  },
  { definition, key: 'ui.open', source: 'Open', source_revision: 3, target: 'Auf', state: 'current' },
]
const plan = (...units: { key: string; source: string; target?: string; isTranslated?: boolean }[]) =>
  planImport({ from: 'en', to: 'de', units: units.map((unit) => ({ definition, ...unit })) }, there)

it('takes what is new and says what it was and what it was translated from', () => {
  const { texts } = plan(
    { key: 'ui.hello', source: 'Hello {name}', target: 'Hallo {name}' },
    { key: 'ui.close', source: 'Close', target: 'Schließen' },
  )
  expect(texts).toEqual([
    {
      definition,
      key: 'ui.hello',
      source: 'Hello {name}',
      sourceRevision: 3,
      target: 'Hallo {name}',
      unknown: [],
      missing: [],
      markup: { lost: [], unpaired: [] },
    },
    {
      definition,
      key: 'ui.close',
      source: 'Shut',
      sourceRevision: 9,
      sent: 'Close',
      before: 'Zu',
      target: 'Schließen',
      unknown: [],
      missing: [],
      markup: { lost: [], unpaired: [] },
    },
  ])
  expect(texts.every(canBeTaken)).toBe(true)
  expect(texts.map(isFaultless)).toEqual([true, false])
})

it.each([
  ['Hallo', { missing: ['name'] }],
  ['<b>Hallo</b> <i>{name}', { markup: { lost: [], unpaired: ['<i>'] } }],
  ['Hallo {name}', { missing: [], markup: { lost: ['<b>', '</b>'], unpaired: [] } }],
])('marks what was lost or broken on the way, to be looked at: %s', (target, marked) => {
  const source = '<b>Hello</b> {name}'
  const [first] = there.map((one) => ({ ...one, source }))
  const unit = { definition, key: 'ui.hello', source, target }
  const [text] = planImport({ from: 'en', to: 'de', units: [unit] }, first ? [first] : []).texts
  expect(text).toMatchObject(marked)
  expect(text && canBeTaken(text)).toBe(true)
  expect(text && isFaultless(text)).toBe(false)
})

it('counts what is the same, not translated or gone, and what still fits is no change', () => {
  expect(
    plan(
      { key: 'ui.open', source: 'Open', target: 'Auf' },
      { key: 'ui.hello', source: 'Hello {name}' },
      { key: 'ui.gone', source: 'Gone', target: 'Weg' },
      { key: 'ui.close', source: 'Shut', target: 'Zu' },
    ),
  ).toMatchObject({ same: 1, empty: 1, gone: ['ui.gone'], texts: [{ before: 'Zu', target: 'Zu' }] })
})

it('leaves what was overtaken as it is unless translators say that the same words still fit', () => {
  const [untouched] = plan({ key: 'ui.close', source: 'Shut', target: 'Zu' }).texts
  const [said] = plan({ key: 'ui.close', source: 'Shut', target: 'Zu', isTranslated: true }).texts
  const [other] = plan({ key: 'ui.close', source: 'Shut', target: 'Zumachen' }).texts
  expect([untouched, said, other].map((one) => one && isFaultless(one))).toEqual([false, true, true])
  expect(untouched && canBeTaken(untouched)).toBe(true)
})

it('refuses what is no ICU message or names arguments that nobody gives', () => {
  const { texts } = plan(
    { key: 'ui.hello', source: 'Hello {name}', target: 'Hallo {nmae}' },
    { key: 'ui.close', source: 'Shut', target: 'Zu {nmae' },
  )
  expect(texts.map(canBeTaken)).toEqual([false, false])
  expect(texts[0]?.unknown).toEqual(['nmae'])
})

it('takes the last of a text that stands in it twice', () => {
  const hello = { key: 'ui.hello', source: 'Hello {name}' }
  const { texts } = plan({ ...hello, target: 'Hallo' }, { ...hello, target: 'Servus' })
  expect(texts.map(({ target }) => target)).toEqual(['Servus'])
})
