import { expect, it } from 'vitest'
import { readableTarget } from './requestTarget.ts'

it.each([
  ['/support%', '/support%25'],
  ['/support%?a=1%', '/support%25?a=1%'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/lv/%C4', '/lv/%25C4'],
])('takes a broken escape in an address of the site as it stands: %s', (target, readable) => {
  expect(readableTarget(target)).toBe(readable)
})

it.each(['/', '/support', '/%C4%81?a=%', '/api/games/%', '/content/artefacts/%E0', '/nfx%2', '*'])(
  'leaves whatever can be read, and calls: %s',
  (target) => {
    expect(readableTarget(target)).toBe(target === '/nfx%2' ? '/nfx%252' : target)
  },
)
