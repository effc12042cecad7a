import { expect, it } from 'vitest'
import { regex } from '../rules/regex.ts'
import { createFormValidator, judgeValues } from './createFormValidator.ts'
import { evaluateCondition } from './evaluateCondition.ts'
import { matchRoute } from './matchRoute.ts'

/** By going back the search of a text of 39 takes days; each of these runs on the server with what a stranger sends. */
const pattern = '^(?:a?){40}a{40}$'
const text = 'a'.repeat(39)

it('a rule answers at once', () => {
  const context = { values: {}, today: '2026-11-21', phoneCountries: [] }
  expect(regex(text, { pattern }, context)).toMatchObject({ code: 'regex' })
})

it('a condition answers at once', () => {
  const condition = { properties: { query: { properties: { code: { pattern } } } } }
  const facts = { session: {}, site: {}, route: {}, query: { code: text }, device: {} }
  expect(evaluateCondition(condition, facts as never).holds).toBe(false)
})

it('the schema of a form answers at once', () => {
  const schema = { type: 'object', properties: { code: { type: 'string', pattern } } }
  const validator = createFormValidator({ isTrusted: true })
  expect(judgeValues(validator, schema as never, { code: text })).toMatchObject([{ keyword: 'pattern' }])
  expect(judgeValues(validator, schema as never, { code: `${text}a` })).toEqual([])
})

it('a route answers at once', () => {
  const routes = [{ name: 'x', pattern: '/:code', checks: { code: pattern } }]
  expect(matchRoute({ routes } as never, `/${text}`)).toBeNull()
  expect(matchRoute({ routes } as never, `/${text}a`)).not.toBeNull()
})
