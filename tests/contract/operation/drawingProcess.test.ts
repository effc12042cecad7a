import { afterEach, expect, it } from 'vitest'
import { createDrawingProcess } from '../../../server/process/drawing/createDrawingProcess.ts'

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inside}</svg>`)
const limitInputPixels = 40_000_000
const red = svg('<rect width="40" height="20" fill="red"/>')

/** Markers at every corner of lines of markers: hours of drawing. */
const endless = () => {
  const line = `d="M0 0${'L1 1L2 2'.repeat(10)}" stroke="#000"`
  const markers = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((at) => `<marker id="m${at}"><path ${line} marker-mid="url(#m${at + 1})"/></marker>`)
    .join('')
  return svg(
    `${markers}<marker id="m8"><rect width="3" height="3"/></marker><path ${line} marker-mid="url(#m0)"/>`,
  )
}

let drawing: ReturnType<typeof createDrawingProcess>
afterEach(() => drawing.close())

it('draws as large as is wanted, or just as large', async () => {
  drawing = createDrawingProcess()
  const wanted = { width: 80, height: 10 }
  const { png, ...size } = await drawing.draw({ svg: red, limitInputPixels, wanted })
  expect(size).toEqual({ width: 40, height: 20, format: 'svg' })
  // Of a PNG, width and height stand behind its head.
  const sizeOf = (body: Uint8Array) => [
    Buffer.from(body).readUInt32BE(16),
    Buffer.from(body).readUInt32BE(20),
  ]
  expect(sizeOf(png)).toEqual([80, 40])
  const small = await drawing.draw({ svg: red, limitInputPixels, exactly: { width: 16, height: 16 } })
  expect(sizeOf(small.png)).toEqual([16, 16])
})

it('ends what is drawn for too long, and draws the next', async () => {
  drawing = createDrawingProcess({ longest: 4000 })
  const long = drawing.draw({ svg: endless(), limitInputPixels })
  const next = drawing.draw({ svg: red, limitInputPixels })
  await expect(long).rejects.toThrow('too long')
  expect(await next).toMatchObject({ width: 40 })
})

it('ends what takes too much memory', async () => {
  drawing = createDrawingProcess({ memory: 1 })
  await expect(drawing.draw({ svg: endless(), limitInputPixels })).rejects.toThrow('too much memory')
})

it('says what it cannot read', async () => {
  drawing = createDrawingProcess()
  await expect(drawing.draw({ svg: Buffer.from('<svg'), limitInputPixels })).rejects.toThrow()
  await expect(drawing.draw({ svg: red, limitInputPixels: 10 })).rejects.toThrow(/pixel/)
})
