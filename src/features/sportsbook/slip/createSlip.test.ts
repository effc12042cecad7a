import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSlip, SLIP_KEY } from './createSlip.ts'
import { readSlip } from './readSlip.ts'
import { mostSelections } from './SlipState.ts'
import { pick } from './testing/picks.ts'

let kept: Map<string, string>
const tabs: ((event: { key: string }) => void)[] = []

beforeEach(() => {
  kept = new Map()
  tabs.length = 0
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { key: string }) => void) =>
    tabs.push(listener),
  )
})
afterEach(() => vi.unstubAllGlobals())

/** A browser tells the other tabs of what one has written. */
const tell = () => {
  for (const listener of tabs) listener({ key: SLIP_KEY })
}

test('a slip outlives the page', () => {
  const slip = createSlip()
  slip.toggle(pick(1))
  slip.change(() => ({ kind: 'system', stakes: { system: '2.50' } }))
  const later = createSlip()
  expect(later.has('sr:match:1', '1', '1')).toBe(true)
  expect(later.state()).toEqual(slip.state())
  expect(later.state().stakes).toEqual({ system: '2.50' })
})

test('complaint 11: what is taken off in one tab is off in all, and who shows it hears of it', () => {
  const [one, other] = [createSlip(), createSlip()]
  const heard = vi.fn()
  other.subscribe(heard)
  one.toggle(pick(1))
  tell()
  expect(other.has('sr:match:1', '1', '1')).toBe(true)
  one.toggle(pick(1))
  tell()
  expect(other.has('sr:match:1', '1', '1')).toBe(false)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('two tabs that pick at once lose neither', () => {
  const [one, other] = [createSlip(), createSlip()]
  one.toggle(pick(1))
  other.toggle(pick(2))
  tell()
  expect(one.selections().map(({ event }) => event)).toEqual(['sr:match:1', 'sr:match:2'])
})

test('complaint 16: another outcome of the same match replaces nothing', () => {
  const slip = createSlip()
  slip.toggle(pick(1))
  slip.toggle(pick(1, { outcome: '2' }))
  slip.toggle(pick(1, { line: '18?total=2.5', outcome: '12' }))
  expect(slip.selections()).toHaveLength(3)
})

test('complaint 17: an event that goes from prematch to live keeps its selection', () => {
  const slip = createSlip()
  slip.toggle(pick(1))
  slip.change(() => ({ stakes: { 'sr:match:1 1 1': '5' } }))
  slip.alter('sr:match:1 1 1', { odds: 25_000 })
  expect(createSlip().selections()).toEqual([pick(1, { odds: 25_000 })])
  expect(slip.state().stakes).toEqual({ 'sr:match:1 1 1': '5' })
})

test('stakes go with what they were on; what the player prefers stays', () => {
  const slip = createSlip()
  slip.toggle(pick(1))
  slip.toggle(pick(2))
  slip.change(() => ({ priceChanges: 'higher', stakes: { 'sr:match:1 1 1': '5', multiple: '1' } }))
  slip.remove(['sr:match:1 1 1'])
  expect(slip.state().stakes).toEqual({ multiple: '1' })
  slip.clear()
  expect(slip.state()).toMatchObject({ selections: [], stakes: {}, priceChanges: 'higher' })
})

test('no more is taken than a slip may have, and it is said', () => {
  const slip = createSlip()
  for (let event = 0; event <= mostSelections; event += 1) slip.toggle(pick(event))
  expect(slip.selections()).toHaveLength(mostSelections)
  expect(slip.news()).toMatchObject({ did: 'full', count: mostSelections })
})

test('what is no slip is none', () => {
  const nothing = readSlip(null)
  expect(nothing.selections).toEqual([])
  expect(readSlip('{')).toEqual(nothing)
  expect(readSlip('[]')).toEqual(nothing)
  const { names: _, ...nameless } = pick(1)
  const strange = { selections: [nameless, 7, pick(2, { odds: 1 }), pick(3)], kind: 'x', stakes: { a: 1 } }
  expect(readSlip(JSON.stringify(strange))).toEqual({ ...nothing, selections: [pick(3)] })
})

test('where a browser keeps nothing a slip lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined)
  const slip = createSlip()
  slip.toggle(pick(1))
  slip.toggle(pick(2))
  expect(slip.selections()).toHaveLength(2)
})
