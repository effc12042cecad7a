import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import type { Host } from '#renderers/host.ts'
import { createSportsBook } from './createSportsBook.ts'
import { fakeEvent, fakeLine } from './testing/fakeEvent.ts'
import { useEvent, useFollow, useFollowing, useLines, usePrice } from './useBook.ts'

const match = 'sr:match:1'
const book = createSportsBook({} as Host)
const drawn = new Map<string, number>()

function Price({ line, outcome }: { line: string; outcome: string }) {
  const price = usePrice(book, match, line, outcome)
  drawn.set(`${line} ${outcome}`, (drawn.get(`${line} ${outcome}`) ?? 0) + 1)
  return <b>{price?.odds}</b>
}

function Match() {
  const name = useEvent(book, match)?.name
  const lines = useLines(book, match)
  const { state } = useFollowing(book)
  useFollow(book, [match], 'all')
  drawn.set('match', (drawn.get('match') ?? 0) + 1)
  const outcomes = lines.flatMap(({ line, outcomes }) => outcomes.map(({ id }) => ({ line, outcome: id })))
  return (
    <p>
      {name} {state}{' '}
      {outcomes.map((one) => (
        <Price key={`${one.line} ${one.outcome}`} {...one} />
      ))}
    </p>
  )
}

const element = document.createElement('div')
const root = createRoot(element)
afterEach(() => flushSync(() => root.unmount()))

it('draws one price anew where one has moved (12: each price rebuilt the list)', () => {
  const prices = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [String(index), 19_000]))
  flushSync(() => {
    book.take([fakeEvent({ lines: [fakeLine('1', prices)] })], 'all')
    root.render(<Match />)
  })
  expect(element.querySelectorAll('b')).toHaveLength(200)
  drawn.clear()
  flushSync(() =>
    book.take([fakeEvent({ version: 2, lines: [fakeLine('1', { ...prices, 7: 23_000 })] })], 'all'),
  )
  expect(element.querySelectorAll('b')[7]?.textContent).toBe('23000')
  expect([...drawn]).toEqual([['1 7', 1]])
})
