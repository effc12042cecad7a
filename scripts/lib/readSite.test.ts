import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { ConditionDefinition } from '#generated/grammar/types.ts'
import { expandCondition } from '#schemas/compiler/expandCondition.ts'
import { definitionKeyOf } from '#schemas/gate/checkDefinition.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { readSite } from './readSite.ts'

const folder = fileURLToPath(new URL('../../schemas/site/', import.meta.url))

/** Every text of a definition, wherever it stands. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

it('the starter site has every picture that its definitions name', async () => {
  const named = (await readSite(folder)).flatMap(textsOf).filter((text) => text.startsWith('/assets/site/'))
  expect(named).toContain('/assets/site/methods/card.svg')
  const missing = named.filter((path) => !existsSync(path.replace('/assets/site/', `${folder}assets/`)))
  expect(missing).toEqual([])
})

const facts: Facts = { session: { authenticated: true }, site: {}, route: {}, query: {}, device: {} }

it.each([
  ['0.00', true],
  ['0', true],
  ['0.000', true],
  ['0.00000000', true],
  ['0.01', false],
  ['10.00', false],
  ['100', false],
])('the starter site calls %s of any currency available nothing: %s', async (amount, isNothing) => {
  const condition = (await readSite(folder)).find(
    (one) => definitionKeyOf(one) === 'condition/nothing-available',
  ) as ConditionDefinition
  const { condition: nothing } = expandCondition(condition.when, () => undefined)
  expect(conditionHolds(nothing, { ...facts, result: { available: { amount } } })).toBe(isNothing)
})

it('no condition of the starter site compares a sum by its digits, which differ between currencies', async () => {
  const compared = (definition: unknown) =>
    JSON.stringify(definition).match(/"\/[^"]*": ?"-?\d+\.\d+"/g) ?? []
  expect((await readSite(folder)).flatMap(compared)).toEqual([])
})
