import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spliceGzip, toPiece } from './spliceGzip.ts'

it('makes one gzip document out of pieces compressed at different times', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 3000 }), { maxLength: 8 }), (texts) => {
      const pieces = texts.map((text, at) => toPiece(text, at % 2 ? 1 : 9))
      expect(gunzipSync(spliceGzip(pieces)).toString()).toBe(texts.join(''))
    }),
  )
})
