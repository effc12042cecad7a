import { describe, expect, it } from 'vitest'
import { operationFields } from '#generated/operationFields.ts'
import { type Failures, failureActions } from '../compiler/failureActions.ts'
import { writtenPlace } from '../compiler/writtenPlace.ts'
import { checkFailures } from './checkFailures.ts'

const check = (actions: unknown, operation = 'bonuses.activate') =>
  checkFailures(actions, operation, '/else', operationFields)
const when = (condition: object, then: unknown[] = []) => ({ do: 'when', if: condition, then })
const failed = (schema: object) => ({
  properties: { response: { properties: { error: { properties: { type: schema } } } } },
})

describe('failures that a call waits for', () => {
  it('are what the operation may answer, what the browser adds, and reasons', () => {
    const failures: Failures = {
      TooManyRequestsException: [],
      AuthorizationException: [],
      InvalidParameterException: [],
      NetworkError: [],
      another_active: [],
      default: [],
    }
    expect(check(failureActions(failures).actions)).toEqual([])
  })

  it('are told where they were written, with the one that was meant', () => {
    const failures: Failures = { expired: [], InvalidParamterException: 'a.b', default: 'a.c' }
    const { actions, places } = failureActions(failures)
    const [found, more] = check(actions)
    expect(more).toBeUndefined()
    expect(found).toMatchObject({
      code: 'unknown_failure',
      message: 'bonuses.activate never fails with InvalidParamterException.',
      hint: expect.stringMatching(/^Did you mean InvalidParameterException\? It answers: /),
    })
    expect(writtenPlace(places, found?.pointer.slice('/else'.length) ?? '')).toBe('/InvalidParamterException')
  })

  it('are sought wherever actions tell failures apart', () => {
    const actions = [
      when(failed({ const: 'AuthorizationException' })),
      when({ not: failed({ enum: ['NetworkError', 'WeatherException'] }) }, [
        when(failed({ const: 'KitchenException' })),
      ]),
    ]
    expect(check(actions).map(({ pointer, hint }) => [pointer, hint.split(':')[0]])).toEqual([
      ['/else/1/if/not/properties/response/properties/error/properties/type/enum/1', 'It answers'],
      ['/else/1/then/0/if/properties/response/properties/error/properties/type', 'It answers'],
    ])
  })

  it('may be those of other operations: a case that never comes does no harm', () => {
    expect(check([when(failed({ const: 'KycWithdrawalException' }))])).toEqual([])
  })

  it('are not those of another call', () => {
    const inner = [when(failed({ const: 'KycWithdrawalException' }))]
    expect(check([{ do: 'call', operation: 'cashier.withdraw', else: inner }])).toEqual([])
    expect(check(inner, 'bonuses.activat')).toEqual([])
  })
})
