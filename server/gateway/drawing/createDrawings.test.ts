import { randomBytes } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { QueueFullError } from '../../process/createQueue.ts'
import { createDrawings, type Drawing } from './createDrawings.ts'
import { DrawingFailure } from './createDrawingThread.ts'

const task = { boot: '{}', address: 'https://small.example/', drawnFor: 'mobile' as const, nonce: '' }
const textOf = (drawing: Drawing | undefined) => drawing?.screen.map(({ text }) => text.toString()).join('')

describe('createDrawings', () => {
  it('draws once for all who ask, at the same time and later', async () => {
    const draw = vi.fn(async () => '<b>drawn</b>')
    const drawings = createDrawings({ draw, onError: () => undefined })
    const both = await Promise.all([drawings.get('a', () => task), drawings.get('a', () => task)])
    expect(both.map(textOf)).toEqual([expect.stringContaining('<b>drawn</b>'), textOf(both[0])])
    await drawings.get('a', () => task)
    expect(draw).toHaveBeenCalledTimes(1)
    drawings.clear()
    await drawings.get('a', () => task)
    expect(draw).toHaveBeenCalledTimes(2)
  })

  it('parts the links to what is seen first from what is drawn', async () => {
    const link = '<link rel="preload" as="image" href="/hero.svg" fetchPriority="high"/>'
    const drawings = createDrawings({ draw: async () => `${link}<b>drawn</b>`, onError: () => undefined })
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
    const draw = vi.fn(() => Promise.reject<string>(new Error('It takes too long')))
    const drawings = createDrawings({ draw, onError: () => undefined })
    for (let turn = 0; turn < 2; turn++) expect(await drawings.get('a', () => task)).toBeUndefined()
    expect(draw).toHaveBeenCalledTimes(1)
    draw.mockResolvedValueOnce('<b>drawn</b>')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(textOf(await drawings.get('a', () => task))).toContain('<b>drawn</b>')
    vi.useRealTimers()
  })

  it('goes without what finds no place in the line, and tries it again', async () => {
    const onError = vi.fn()
    const draw = vi.fn(() => Promise.reject<string>(new QueueFullError()))
    const drawings = createDrawings({ draw, onError })
    expect(await drawings.get('a', () => task)).toBeUndefined()
    draw.mockResolvedValueOnce('<b>drawn</b>')
    expect(textOf(await drawings.get('a', () => task))).toContain('<b>drawn</b>')
    expect(onError).not.toHaveBeenCalled()
  })

  it('does not keep a document waiting for what takes long, and has it for the next', async () => {
    vi.useFakeTimers()
    let finish: (html: string) => void = () => undefined
    const draw = () => new Promise<string>((resolve) => (finish = resolve))
    const drawings = createDrawings({ draw, onError: () => undefined })
    const first = drawings.get('a', () => task)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await first).toBeUndefined()
    finish('<b>late</b>')
    await vi.advanceTimersByTimeAsync(0)
    expect(textOf(await drawings.get('a', () => task))).toContain('<b>late</b>')
    vi.useRealTimers()
  })

  it('keeps what was used last, and no more bytes than it may', async () => {
    const draw = vi.fn(async () => randomBytes(30_000).toString('base64'))
    const drawings = createDrawings({ draw, onError: () => undefined, most: 250_000 })
    for (let at = 0; at < 4; at++) await drawings.get(`${at}`, () => task)
    await drawings.get('3', () => task)
    expect(draw).toHaveBeenCalledTimes(4)
    await drawings.get('0', () => task)
    expect(draw).toHaveBeenCalledTimes(5)
  })
})
