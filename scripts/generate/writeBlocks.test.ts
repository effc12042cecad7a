import { expect, test } from 'vitest'
import { blockSchemas } from '#schemas/compiler/grammar.ts'
import { writeBlocks } from './writeBlocks.ts'

test('the table of props has each prop of each block, and says which a block cannot do without', () => {
  const { 'blocks.ts': text = '' } = writeBlocks()
  expect(text).toContain("  'heading': 'text! level! align link',\n")
  expect(text).toContain("  'outlet': '',\n")
  for (const type of Object.keys(blockSchemas)) expect(text).toContain(`\n  '${type}': '`)
})
