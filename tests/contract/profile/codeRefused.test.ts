import { expect, it } from 'vitest'
import type { Action, Actions, Condition } from '#generated/grammar/types.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { starterSite } from '../../fixtures/servers/platformServer.ts'

const site = await starterSite()
const [link] = site.artefact<FormArtefact>('form/contact-code')?.links ?? []
const [call] = link?.actions ?? []

/** What is done where no code is sent again for the given reason: the popup that is opened, or what is told. */
function doneAfter(error: object): string[] {
  const facts = { response: { error } } as unknown as Facts
  const done = (actions: Actions = []): string[] =>
    actions.flatMap((action: Action) => {
      if ('when' in action && !conditionHolds(action.when as Condition, facts)) return []
      if (action.do === 'when') return done(conditionHolds(action.if, facts) ? action.then : action.else)
      return action.do === 'open' ? [action.popup] : action.do === 'toast' ? [String(action.text)] : []
    })
  return call?.do === 'call' ? done(call.else) : []
}

it('a code that has to wait is asked for with its wait; after too many tries nothing asks for one', () => {
  const error = { type: 'TooManyRequestsException', resend_time: 60 }
  expect(doneAfter(error)).toEqual(['confirm-contact'])
  expect(doneAfter({ ...error, error_data: { reason: 'too_many_tries' } })).toEqual([
    'errors.tooManyRequests',
  ])
  expect(doneAfter({ type: 'NetworkError' })).toEqual(['profile.code.notSent'])
})
