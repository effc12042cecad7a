import { expect, it } from 'vitest'
import type { AnswerShape } from './answerShape.ts'
import { type FactSources, slotFactsAt } from './slotFacts.ts'

const answer = { items: [{ id: 'number' }] } as const
const failure = { error: { type: 'string' } } as const
const sources: FactSources = {
  answerOf: () => answer,
  failureOf: () => failure,
  fieldsOf: () => ({ login: null }),
  queuedAt: (list) => (list === 'afterSignIn' ? { payload: null } : undefined),
}
const at = (definition: object, pointer: string) => slotFactsAt(definition, pointer, sources)

it('lets what a popup of the site loads be seen by the rest of its entry, and by nothing else', () => {
  const load = { operation: 'cashbacks.get' }
  const site = { kind: 'site', popups: { afterStart: [{ popup: 'x', load, data: {} }] } }
  expect(at(site, '/popups/afterStart/0/data/id')).toEqual({ result: answer })
  expect(at(site, '/popups/afterStart/0/load/query/count')).toEqual({})
  expect(at(site, '/popups/authorization')).toEqual({})
})

it('lets what is put into a queue after a call be seen where that queue is offered', () => {
  const site = { kind: 'site', popups: { afterSignIn: [{ popup: 'x' }], afterStart: [{ popup: 'x' }] } }
  expect(at(site, '/popups/afterSignIn/0/when')).toEqual({ response: { payload: null } })
  expect(at(site, '/popups/afterStart/0/when')).toEqual({})
})

it('knows how somebody came back from an outside service only in what is done then', () => {
  const site = { kind: 'site', auth: { afterSocial: [{ do: 'toast' }], types: [] } }
  const { response } = at(site, '/auth/afterSocial/0/text') as { response: Record<string, AnswerShape> }
  expect(response.for).toBe('"login" | "registration" | "link" | "withdraw"')
  expect(at(site, '/auth/types')).toEqual({})
})

it('tells the answer of a call from its failure, and the inner call from the outer', () => {
  // biome-ignore lint/suspicious/noThenProperty: the word of an action
  const inner = { do: 'call', operation: 'a.b', then: [{}], else: [{}] }
  const menu = { kind: 'menu', items: [{ actions: [{ ...inner, else: [inner] }] }] }
  expect(at(menu, '/items/0/actions/0/body/x')).toEqual({})
  expect(at(menu, '/items/0/actions/0/then/0')).toEqual({ response: answer })
  expect(at(menu, '/items/0/actions/0/else/0/body/x')).toEqual({ response: failure })
  expect(at(menu, '/items/0/actions/0/else/0/then/0')).toEqual({ response: answer })
})

it('knows the fields of a form in it and below it, and the answer only after it was sent', () => {
  const data = { login: null }
  const form = {
    kind: 'form',
    id: 'x',
    submit: { operation: 'a.b' },
    after: [{}],
    failed: [{}],
    fields: [{}],
  }
  expect(at(form, '/fields/0/visibleWhen')).toEqual({ data })
  expect(at(form, '/after/0')).toEqual({ data, response: answer })
  expect(at(form, '/failed/0')).toEqual({ data, response: failure })
  const block = { type: 'form', props: { form: 'x' }, slots: { default: [{ type: 'text', props: {} }] } }
  expect(at({ kind: 'page', blocks: [block] }, '/blocks/0/slots/default/0/props/text')).toEqual({ data })
  expect(at({ kind: 'page', blocks: [block] }, '/blocks/0/props/values')).toEqual({})
})
