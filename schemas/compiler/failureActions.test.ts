import { describe, expect, it } from 'vitest'
import type { Action } from '#generated/grammar/types.ts'
import { evaluateCondition } from '../runtime/evaluateCondition.ts'
import { readPointer } from '../runtime/readPointer.ts'
import { type Failures, failureActions } from './failureActions.ts'
import { writtenPlace } from './writtenPlace.ts'

const failures: Failures = {
  default: 'bonuses.failed',
  InvalidParameterException: [{ do: 'close' }, { do: 'toast', text: 'bonuses.gone', tone: 'warning' }],
  another_active: 'bonuses.refused.anotherActive',
  expired: { key: 'bonuses.refused.expired', args: { name: { from: '/item/name' } } },
}

/** What the actions come to where a call fails so. */
function done(actions: readonly Action[], error: object): Action[] {
  const facts = {
    session: { authenticated: true },
    site: {},
    route: {},
    query: {},
    device: {},
    response: { error },
  }
  return actions.flatMap((action) => {
    if (action.do !== 'when') return [action]
    return done((evaluateCondition(action.if, facts).holds ? action.then : action.else) ?? [], error)
  })
}

describe('failures of a call', () => {
  const { actions, places } = failureActions(failures)
  const toast = (text: unknown) => [{ do: 'toast', text, tone: 'error' }]

  it.each<[string, object, unknown]>([
    [
      'its reason',
      { type: 'X', error_data: { reason: 'another_active' } },
      toast('bonuses.refused.anotherActive'),
    ],
    ['a text with arguments', { error_data: { reason: 'expired' } }, toast(failures.expired)],
    ['its type', { type: 'InvalidParameterException' }, failures.InvalidParameterException],
    [
      'its reason before its type',
      { type: 'InvalidParameterException', error_data: { reason: 'another_active' } },
      toast('bonuses.refused.anotherActive'),
    ],
    ['nothing that is named', { type: 'Other', error_data: { reason: 'other' } }, toast('bonuses.failed')],
    ['nothing at all', {}, toast('bonuses.failed')],
    [
      'a reason that is a type',
      { error_data: { reason: 'InvalidParameterException' } },
      toast('bonuses.failed'),
    ],
  ])('are met by %s', (_, error, wanted) => {
    expect(done(actions, error)).toEqual(wanted)
  })

  it('are the ladder that it takes without them', () => {
    expect(failureActions({ default: 'a.b', expired: 'c.d' }).actions).toEqual([
      {
        do: 'when',
        if: {
          properties: {
            response: {
              type: 'object',
              properties: {
                error: {
                  type: 'object',
                  properties: {
                    error_data: {
                      type: 'object',
                      properties: { reason: { const: 'expired' } },
                      required: ['reason'],
                    },
                  },
                  required: ['error_data'],
                },
              },
              required: ['error'],
            },
          },
          required: ['response'],
        },
        // biome-ignore lint/suspicious/noThenProperty: a word of the action
        then: toast('c.d'),
        else: toast('a.b'),
      },
    ])
  })

  it('may have only a default', () => {
    expect(failureActions({ default: 'a.b' }).actions).toEqual(toast('a.b'))
  })

  it('know where each part of the ladder was written', () => {
    expect(writtenPlace(places, '/0/then/0/text')).toBe('/another_active')
    expect(writtenPlace(places, '/0/if/properties/response')).toBe('/another_active')
    expect(writtenPlace(places, '/0/else/0/then/0/text/args/name')).toBe('/expired/args/name')
    expect(writtenPlace(places, '/0/else/0/else/0/then/1/text')).toBe('/InvalidParameterException/1/text')
    expect(writtenPlace(places, '/0/else/0/else/0/else/0/text')).toBe('/default')
    const stands = (value: unknown, at: string): void => {
      expect(readPointer(failures, writtenPlace(places, at)), at).toBeDefined()
      if (value !== null && typeof value === 'object')
        for (const [key, part] of Object.entries(value)) stands(part, `${at}/${key}`)
    }
    actions.forEach((action, index) => {
      stands(action, `/${index}`)
    })
  })
})
