import { deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compact } from './compact.ts'

it('keeps bytes in memory of just their size', () => {
  const given = [Buffer.from('one'), deflateRawSync('two'), Buffer.alloc(0), Buffer.from('three')]
  const kept = compact(...given)
  expect(kept).toEqual(given)
  const size = given.reduce((sum, { length }) => sum + length, 0)
  for (const { buffer } of kept) expect(buffer.byteLength).toBe(size)
})
