import { expect, it } from 'vitest'
import { enough, lineOf, shareOf, worstOf } from './figures.ts'

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
  const said = 'seen 1,200 · gone into 95% · wrong 10% · given up here 5%'
  expect(lineOf(now, undefined)).toBe(said)
  expect(lineOf(now, field(enough - 1, { left: 1 }))).toBe(said)
  expect(lineOf(now, field(100, { left: 1, errors: { required: 4 } }))).toBe(
    'seen 1,200 · gone into 95% · wrong 10% (before 4%) · given up here 5% (before 1%)',
  )
  expect(lineOf(field(7, { focused: 3 }), undefined)).toBe('seen 7 times: too few to say more')
})
