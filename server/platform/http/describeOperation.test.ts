import { expect, it } from 'vitest'
import { readApiDescription } from './apiDescription.ts'
import { describeOperations } from './describeOperation.ts'

const api = readApiDescription()
const operations = describeOperations(api)

it('every type of failure is answered by some operation', () => {
  const described = new Set(operations.flatMap(({ errors }) => [...errors]))
  const { enum: known } = api.components.schemas.ExceptionType as { enum: string[] }
  expect(known.filter((type) => !described.has(type as never))).toEqual([])
})

it('what needs a session may answer that there is none, and names nothing that goes without saying', () => {
  const named = Object.values(api.paths).flatMap((item) =>
    [item.get, item.post].flatMap((one) => (one ? [one] : [])),
  )
  for (const { operationId, security, 'x-errors': own = [] } of named) {
    const found = operations.find(({ id }) => id === operationId)
    const general = [
      ...api['x-errors'],
      ...(security === undefined ? (['AuthorizationException', 'UserBannedException'] as const) : []),
    ]
    expect([...(found?.errors ?? [])]).toEqual(expect.arrayContaining(general))
    expect([operationId, own.filter((type) => general.includes(type))]).toEqual([operationId, []])
  }
})
