import { expect, it } from 'vitest'
import { shapeOfWord } from '../runtime/conditionWords.ts'
import { grammar } from './grammar.ts'

// Browsers read conditions and the grammar without the formats of the library (vite.config.ts), which they would let pass there.
it('no condition and no part of the grammar asks for a format', () => {
  expect(shapeOfWord('format')).toBeUndefined()
  expect(JSON.stringify(grammar)).not.toMatch(/"format":"/)
})
