import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { QueueFullError } from '../../process/createQueue.ts'
import type { KnownAnswer } from './createAnswers.ts'
import { createDrawings, type Drawing } from './createDrawings.ts'
import { DrawingFailure, type Drawn, type Task } from './createDrawingThread.ts'

const task = { boot: '{}', address: 'https://small.example/', drawnFor: 'mobile' as const, nonce: '' }
const drawn = (html: string): Drawn => ({ html, asked: [] })
const textOf = (drawing: Drawing | undefined) => drawing?.screen.map(({ text }) => text.toString()).join('')

describe('createDrawings', () => {
  it('draws once for all who ask, at the same time and later', async () => {
    const draw = vi.fn(async () => drawn('<b>drawn</b>'))
    const drawings = createDrawings({ draw, onError: () => undefined })
    const both = await Promise.all([drawings.get('a', () => task), drawings.get('a', () => task)])
    expect(both.map(textOf)).toEqual([expect.stringContaining('<b>drawn</b>'), textOf(both[0])])
    await drawings.get('a', () => task)
    expect(draw).toHaveBeenCalledTimes(1)
    drawings.clear()
    await drawings.get('a', () => task)
    expect(draw).toHaveBeenCalledTimes(2)
  })

  it('draws so many addresses at a time, and those that go without when they come again', async () => {
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const draw = vi.fn(async () => {
      await ended
      return drawn('<b>drawn</b>')
    })
    const drawings = createDrawings({ draw, onError: () => undefined, atOnce: 1 })
    const first = drawings.get('a', () => task)
    expect(await Promise.all(['b', 'c', 'd'].map((key) => drawings.get(key, () => task)))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    end()
    expect(textOf(await first)).toContain('drawn')
    expect(textOf(await drawings.get('b', () => task))).toContain('drawn')
    expect(draw).toHaveBeenCalledTimes(2)
  })

  it('parts the links to what is seen first from what is drawn', async () => {
    const link = '<link rel="preload" as="image" href="/hero.svg" fetchPriority="high"/>'
    const drawings = createDrawings({
      draw: async () => drawn(`${link}<b>drawn</b>`),
      onError: () => undefined,
    })
    const drawing = await drawings.get('a', () => task)
    expect(drawing?.ahead.map(({ text }) => text.toString())).toEqual([link])
    expect(textOf(drawing)).toMatch(/<b>drawn<\/b>$/)
    expect(textOf(drawing)).not.toContain('preload')
  })

  it('tells once of what fails, and does not try it again', async () => {
    const onError = vi.fn()
    const draw = vi.fn(() => Promise.reject(new DrawingFailure('a renderer threw')))
    const drawings = createDrawings({ draw, onError })
    for (let turn = 0; turn < 2; turn++) expect(await drawings.get('a', () => task)).toBeUndefined()
    expect(draw).toHaveBeenCalledTimes(1)
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(Error), task.address)
  })

  it('tries what took too long again, but not at once', async () => {
    vi.useFakeTimers()
    const draw = vi.fn(() => Promise.reject<Drawn>(new Error('It takes too long')))
    const drawings = createDrawings({ draw, onError: () => undefined })
    for (let turn = 0; turn < 2; turn++) expect(await drawings.get('a', () => task)).toBeUndefined()
    expect(draw).toHaveBeenCalledTimes(1)
    draw.mockResolvedValueOnce(drawn('<b>drawn</b>'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(textOf(await drawings.get('a', () => task))).toContain('<b>drawn</b>')
    vi.useRealTimers()
  })

  it('goes without what finds no place in the line, and tries it again', async () => {
    const onError = vi.fn()
    const draw = vi.fn(() => Promise.reject<Drawn>(new QueueFullError()))
    const drawings = createDrawings({ draw, onError })
    expect(await drawings.get('a', () => task)).toBeUndefined()
    draw.mockResolvedValueOnce(drawn('<b>drawn</b>'))
    expect(textOf(await drawings.get('a', () => task))).toContain('<b>drawn</b>')
    expect(onError).not.toHaveBeenCalled()
  })

  it('does not keep a document waiting for what takes long, and has it for the next', async () => {
    vi.useFakeTimers()
    let finish: (html: Drawn) => void = () => undefined
    const draw = () => new Promise<Drawn>((resolve) => (finish = resolve))
    const drawings = createDrawings({ draw, onError: () => undefined })
    const first = drawings.get('a', () => task)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await first).toBeUndefined()
    finish(drawn('<b>late</b>'))
    await vi.advanceTimersByTimeAsync(0)
    expect(textOf(await drawings.get('a', () => task))).toContain('<b>late</b>')
    vi.useRealTimers()
  })

  it('keeps what was used last, and no more bytes than it may', async () => {
    const draw = vi.fn(async () => drawn(randomBytes(30_000).toString('base64')))
    const drawings = createDrawings({ draw, onError: () => undefined, most: 250_000 })
    for (let at = 0; at < 4; at++) await drawings.get(`${at}`, () => task)
    await drawings.get('3', () => task)
    expect(draw).toHaveBeenCalledTimes(4)
    await drawings.get('0', () => task)
    expect(draw).toHaveBeenCalledTimes(5)
  })
})

describe('createDrawings with answers', () => {
  const offers = { address: '/api/campaigns/getoffers', seconds: 10 }
  const terms = { address: '/api/offers/terms', seconds: 10 }
  /** A page that shows all that it was given, and asks for the terms of offers once it knows some. */
  const draw = vi.fn(
    async ({ answers }: Task): Promise<Drawn> => ({
      html: JSON.stringify(Object.values(answers)),
      asked: offers.address in answers ? [offers, terms] : [offers],
    }),
  )
  const onError = vi.fn()
  let answer: (address: string) => Promise<KnownAnswer | undefined>
  const open = () => createDrawings({ draw, onError, ask: (address) => answer(address) })
  const shown = async (drawings: ReturnType<typeof open>) => {
    const drawing = await drawings.get('a', () => task)
    return {
      screen: textOf(drawing)?.replace(/^.*<\/script>/s, ''),
      answers: drawing?.answers.map(({ text }) => text.toString()).join(''),
    }
  }

  beforeEach(() => {
    vi.useFakeTimers()
    answer = async (address) => ({ response: `of ${address.split('/').at(-1)}` })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.clearAllMocks()
  })

  it('draws what a page asks, and what that leads to, and hands the browser the same', async () => {
    const drawings = open()
    expect(await shown(drawings)).toEqual({
      screen: '["of getoffers","of terms"]',
      answers: `,"drawnAt":${Date.now()},"drawnFor":"mobile","answers":{"${offers.address}":"of getoffers","${terms.address}":"of terms"}`,
    })
    expect(draw).toHaveBeenCalledTimes(3)
    await shown(drawings)
    expect(draw).toHaveBeenCalledTimes(3)
  })

  it('draws anew when the answer is another, and not where it is the same', async () => {
    const drawings = open()
    await shown(drawings)
    await vi.advanceTimersByTimeAsync(11_000)
    await shown(drawings)
    expect(draw).toHaveBeenCalledTimes(3)
    answer = async () => ({ response: 'another' })
    await vi.advanceTimersByTimeAsync(11_000)
    expect((await shown(drawings)).screen).toBe('["another","another"]')
  })

  it('draws anew after a minute, for it may say what day it is', async () => {
    const drawings = open()
    const { answers } = await shown(drawings)
    const before = draw.mock.calls.length
    await vi.advanceTimersByTimeAsync(59_000)
    expect(await shown(drawings)).toMatchObject({ answers })
    expect(draw).toHaveBeenCalledTimes(before)
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await shown(drawings)).answers).toContain(`"drawnAt":${Date.now()},`)
    expect(draw).toHaveBeenCalledTimes(before + 1)
  })

  it('draws without what does not come, and tries it again', async () => {
    const drawings = open()
    const usual = answer
    answer = () => Promise.reject(new Error('away'))
    expect(await shown(drawings)).toEqual({ screen: '[]', answers: '' })
    answer = usual
    await vi.advanceTimersByTimeAsync(11_000)
    expect((await shown(drawings)).screen).toBe('["of getoffers","of terms"]')
    expect(onError).not.toHaveBeenCalled()
  })

  it('forgets what was answered before a publish', async () => {
    const drawings = open()
    await shown(drawings)
    answer = async () => ({ response: 'published' })
    drawings.clear()
    expect((await shown(drawings)).screen).toBe('["published","published"]')
  })

  it('tries an answer that cannot be drawn again later, as there may be another by then', async () => {
    const drawings = open()
    draw.mockResolvedValueOnce({ html: '', asked: [offers] })
    draw.mockRejectedValueOnce(new DrawingFailure('of this answer'))
    expect((await shown(drawings)).screen).toBeUndefined()
    expect(onError).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await shown(drawings)).screen).toBe('["of getoffers","of terms"]')
  })
})
