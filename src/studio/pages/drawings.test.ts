import { expect, it } from 'vitest'
import { blockSchemas } from '#schemas/compiler/grammar.ts'
import { blockGroups } from '../words/blocks.ts'
import { drawings } from './drawings.tsx'

it('names and draws every block among those to choose from', () => {
  const types = Object.keys(blockSchemas)
  const named = blockGroups.flatMap(({ blocks }) => Object.keys(blocks))
  expect(types.filter((type) => !named.includes(type))).toEqual([])
  expect(types.filter((type) => !Object.hasOwn(drawings, type))).toEqual([])
})
