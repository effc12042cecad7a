import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { Outbox } from './Outbox.ts'

/** A reader that takes nothing but when told to. */
function reader() {
  const texts: string[] = []
  let taken: (() => void) | undefined
  const to = new Writable({
    highWaterMark: 1,
    write(chunk: Buffer, _encoding, done) {
      texts.push(chunk.toString())
      taken = done
    },
  })
  const read = async () => {
    const done = taken
    taken = undefined
    done?.()
    await new Promise(setImmediate)
  }
  return { to, texts, read, outbox: new Outbox(to) }
}

it('sends at once what there is room for', () => {
  const { outbox, texts } = reader()
  outbox.put('one', 'key')
  expect(texts).toEqual(['one'])
})

it('tells who reads slowly of each key once, as it is by then, and of all that has none', async () => {
  const { outbox, texts, read } = reader()
  outbox.put('first')
  for (let price = 1; price <= 1_000; price += 1) outbox.put(`price ${price}`, 'price')
  outbox.put('won 5')
  outbox.put('won 6')
  let score = '1:0'
  outbox.put(() => Buffer.from(score), 'score')
  score = '2:0'
  for (let time = 0; time < 5; time += 1) await read()
  expect(texts).toEqual(['first', 'price 1000', 'won 5', 'won 6', '2:0'])
})

it('sends nothing where there is nothing to tell by then', async () => {
  const { outbox, texts, read } = reader()
  outbox.put('first')
  outbox.put(() => undefined, 'score')
  outbox.put('last')
  for (let time = 0; time < 3; time += 1) await read()
  expect(texts).toEqual(['first', 'last'])
})

it('lets go of who leaves too much unread that may not be left out', () => {
  const { outbox, to } = reader()
  for (let count = 0; count < 300; count += 1) outbox.put('beat', 'beat')
  expect(to.destroyed).toBe(false)
  for (let count = 0; count < 300; count += 1) outbox.put('won')
  expect(to.destroyed).toBe(true)
})

it('ends after what waits', async () => {
  const { outbox, texts, read, to } = reader()
  outbox.put('first')
  outbox.put('last', 'key')
  outbox.end()
  outbox.put('late')
  for (let time = 0; time < 3; time += 1) await read()
  expect(texts).toEqual(['first', 'last'])
  expect(to.writableFinished).toBe(true)
})
