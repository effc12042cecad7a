import { expect, it } from 'vitest'
import type { FunnelForm } from '../api/createContentApi.ts'
import { enough, figuresOf, lineOf, shareOf, worstOf } from './figures.ts'

const field = (shown: number, more = {}) => ({
  field: 'email',
  shown,
  focused: 0,
  left: 0,
  errors: {},
  ...more,
})

it('tells no share of few visits, and never more than all', () => {
  expect(shareOf(1, enough - 1)).toBeUndefined()
  expect(shareOf(1, enough)).toBe(0.02)
  expect(shareOf(60, enough)).toBe(1)
})

it('names what is wrong most often', () => {
  expect(worstOf({ errors: { email: 2, required: 9 } })).toEqual({ code: 'required', count: 9 })
  expect(worstOf({ errors: {} })).toBeUndefined()
})

it('says in a line how far visitors come with a field, and what it was before where that is known well enough', () => {
  const now = field(1_200, { focused: 1_140, left: 60, errors: { required: 120, email: 12 } })
  const said = 'seen 1,200 · entered 95% · errors 10% · abandoned 5%'
  expect(lineOf(now, undefined)).toBe(said)
  expect(lineOf(now, field(enough - 1, { left: 1 }))).toBe(said)
  expect(lineOf(now, field(100, { left: 1, errors: { required: 4 } }))).toBe(
    'seen 1,200 · entered 95% · errors 10% (before 4%) · abandoned 5% (before 1%)',
  )
  expect(lineOf(field(7, { focused: 3 }), undefined)).toBe('seen 7 times: too few to say more')
})

const form = (name: string, now: object[], more: object = {}): FunnelForm => ({
  ...{ form: name, visits: 0, completed: 0, verdict: 'few', is_alarm: false },
  now: { visits: 0, completed: 0, left: 0, fields: now as never },
  ...more,
})
const was = (...fields: object[]) => ({ was: { visits: 0, completed: 0, left: 0, fields } })
const places = (...forms: string[]) => forms.map((one) => ({ form: one, field: 'email' }))

it('adds up what several forms have of a field, and names each with its part', () => {
  const forms = [
    form('join', [field(100, { focused: 100, left: 10 })], was(field(200, { left: 2 }))),
    form('join-fast', [field(300, { focused: 150, left: 10 })], was(field(200, { left: 18 }))),
  ]
  const [lines] = [
    ...figuresOf([{ name: 'email', places: places('join', 'join-fast', 'nobody-was-here') }], forms).values(),
  ]
  expect(lines).toEqual([
    {
      text: 'in 2 forms together: seen 400 · entered 63% · errors 0% (before 0%) · abandoned 5% (before 5%)',
      parts: [
        'in join-fast: seen 300 · entered 50% · errors 0% (before 0%) · abandoned 3% (before 9%)',
        'in join: seen 100 · entered 100% · errors 0% (before 0%) · abandoned 10% (before 1%)',
      ],
    },
  ])
})

it('compares a sum with before only where all of it is known, and names what a fragment comes to', () => {
  const forms = [form('a', [field(100)], was(field(100))), form('b', [field(100)])]
  const written = [{ name: 'field/contact', places: [...places('a', 'b'), { form: 'a', field: 'town' }] }]
  expect(figuresOf(written, forms).get('field/contact')?.[0]?.text).toBe(
    'email: in 2 forms together: seen 200 · entered 0% · errors 0% · abandoned 0%',
  )
})

it('says what a field was called, and which form alone has it', () => {
  const forms = [form('b', [field(100)], { ...was(field(100)), renamed: { email: 'mail' } })]
  expect(
    figuresOf([{ name: 'email', places: places('a', 'b') }], forms)
      .get('email')
      ?.map(({ text }) => text),
  ).toEqual([
    'in b: seen 100 · entered 0% · errors 0% (before 0%) · abandoned 0% (before 0%) · was called mail',
  ])
})
