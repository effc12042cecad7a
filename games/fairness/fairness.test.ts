import { createHash, createHmac } from 'node:crypto'
import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { crashPoint } from './crashPoint.ts'
import { createDraw, drawOfWords } from './createDraw.ts'
import { hmacSha256 } from './hash.ts'
import { pickWeighted } from './pickWeighted.ts'
import { seedChain } from './seedChain.ts'
import { commitment, isClientSeed, newServerSeed } from './seeds.ts'
import { shuffle } from './shuffle.ts'

const given = (...words: number[]) => drawOfWords(() => words.shift() ?? Number.NaN)

test.each([
  [
    'Jefe',
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  ['server seed', 'client seed-1', '78ed9330f00055f15765cb141088f316d507204a745ad4800fd719fcbfca071a'],
  ['serverseed', 'clientseed:0:0', 'b96d956865b11de8721dfaee33bf01260aaf5d4b45089c0784225f8691ede7e9'],
])('HMAC-SHA256 of key %s and %s is as published', (key, message, hex) => {
  expect(bytesToHex(hmacSha256(key, message))).toBe(hex)
})

test('the first word of a round is the first of its first block, big-endian', () => {
  const seeds = { server: 'serverseed', client: 'clientseed', nonce: 0 }
  expect(createDraw(seeds).below(2 ** 32)).toBe(3110966632)
  expect(createDraw(seeds).below(37)).toBe(9)
})

test('words go on into the next block', () => {
  const draw = createDraw({ server: 'a', client: 'b', nonce: 3 })
  for (let word = 0; word < 8; word += 1) draw.below(2 ** 32)
  const second = createHmac('sha256', 'a').update('b:3:1').digest()
  expect(draw.below(2 ** 32)).toBe(second.readUInt32BE(0))
})

test('words that would favour small integers are thrown away', () => {
  // 2³² − (2³² mod 37) is the first of them.
  const limit = 2 ** 32 - (2 ** 32 % 37)
  expect(given(limit, limit - 1).below(37)).toBe(36)
  expect(given(limit, 2 ** 32 - 1, 38).below(37)).toBe(1)
})

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('no integer is below %s', (n) => {
  expect(() => given(1).below(n)).toThrow(RangeError)
})

test('52 bits are the first 13 hex digits', () => {
  const hex = createHmac('sha256', 's').update('c:0:0').digest('hex')
  expect(createDraw({ server: 's', client: 'c', nonce: 0 }).bits52()).toBe(
    Number.parseInt(hex.slice(0, 13), 16),
  )
})

test('a shuffle takes one draw a swap and loses nothing', () => {
  let draws = 0
  const draw = drawOfWords(() => {
    draws += 1
    return 0
  })
  expect(shuffle([1, 2, 3, 4, 5], draw)).toEqual([1, 2, 3, 4, 5])
  expect(draws).toBe(4)
  expect(shuffle(['a', 'b', 'c'], given(2, 1))).toEqual(['c', 'a', 'b'])
})

test('every order is as likely as any other', () => {
  const counts = new Map<string, number>()
  for (let nonce = 0; nonce < 6000; nonce += 1) {
    const order = shuffle(['a', 'b', 'c'], createDraw({ server: 'orders', client: 'c', nonce })).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  // Five sigma of a binomial of 6000 with one in six.
  for (const count of counts.values())
    expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(6000 / 6 / 1.2))
  expect(counts.size).toBe(6)
})

test('weights decide how often a value comes', () => {
  const values = [
    ['a', 1],
    ['b', 3],
  ] as const
  expect([0, 1, 2, 3].map((word) => pickWeighted(values, given(word)))).toEqual(['a', 'b', 'b', 'b'])
})

test('the hash of a seed is of its text', () => {
  const seed = newServerSeed()
  expect(seed).toMatch(/^[0-9a-f]{64}$/)
  expect(commitment(seed)).toBe(createHash('sha256').update(seed, 'ascii').digest('hex'))
})

test.each([
  ['lucky-7', true],
  ['', false],
  ['a:b', false],
  ['with space', false],
  ['é', false],
  ['x'.repeat(65), false],
])('the client seed %j is allowed: %s', (text, isAllowed) => {
  expect(isClientSeed(text)).toBe(isAllowed)
})

test.each([
  [0, 100],
  [2 ** 51, 198],
  [2 ** 52 - 1, Number(99n * 2n ** 52n)],
])('of the 52 bits %i the crash point is %i hundredths', (bits, point) => {
  expect(crashPoint(bits)).toBe(point)
})

test('a chain of seeds is played backwards, each the commitment to the next', () => {
  const chain = seedChain('00'.repeat(32), 4)
  let published = chain.pop() as string
  for (const seed of chain.reverse()) {
    expect(commitment(seed)).toBe(published)
    published = seed
  }
  expect(published).toBe('00'.repeat(32))
})
