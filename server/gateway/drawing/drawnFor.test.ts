import { expect, it } from 'vitest'
import { drawnFor } from './drawnFor.ts'

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    'mobile',
  ],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', 'desktop'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'desktop'],
  [undefined, 'desktop'],
])('takes %s for one with a screen of the kind %s', (name, kind) => {
  expect(drawnFor(name)).toBe(kind)
})
