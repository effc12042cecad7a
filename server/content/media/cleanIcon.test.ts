import sharp from 'sharp'
import { expect, it } from 'vitest'
import { beginsAsIcon, cleanIcon } from './cleanIcon.ts'

/** An icon of several sizes, each with something between it and the next. */
function icon(bodies: readonly Buffer[], between = Buffer.from('<script>alert(1)</script>')): Buffer {
  const head = Buffer.from([0, 0, 1, 0, bodies.length, 0])
  let from = 6 + bodies.length * 16
  const entries = bodies.map((body) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt32LE(body.length, 8)
    entry.writeUInt32LE(from, 12)
    from += body.length + between.length
    return entry
  })
  return Buffer.concat([head, ...entries, ...bodies.flatMap((body) => [body, between])])
}

function bitmap(side: number, more = Buffer.alloc(0)): Buffer {
  const info = Buffer.alloc(40)
  info.writeUInt32LE(40, 0)
  info.writeInt32LE(side, 4)
  info.writeInt32LE(side * 2, 8)
  info.writeUInt16LE(1, 12)
  info.writeUInt16LE(32, 14)
  return Buffer.concat([info, Buffer.alloc(side * side * 4 + side * Math.ceil(side / 32) * 4, 7), more])
}
const png = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: 'teal' } }).png()

it('keeps the pictures of an icon, and nothing between, behind and within them that tells of anybody', async () => {
  const told = await png(64)
    .withExif({ IFD0: { Artist: 'Ada' } })
    .toBuffer()
  const sent = icon([bitmap(16, Buffer.from('Ada')), told])
  expect(beginsAsIcon(sent)).toBe(true)
  const made = cleanIcon(sent)
  expect(made).toMatchObject({ width: 64, height: 64 })
  expect(made?.pngs).toHaveLength(1)
  expect(made?.body.includes('Ada')).toBe(false)
  expect(made?.body.includes('script')).toBe(false)
  expect(await sharp(made?.pngs[0]).metadata()).toMatchObject({ format: 'png', width: 64 })
  // What was kept is an icon of the same pictures, and is kept as it is.
  expect(cleanIcon(made?.body ?? sent)?.body.equals(made?.body ?? sent)).toBe(true)
})

it('takes nothing that only begins as one', async () => {
  const whole = icon([bitmap(16)], Buffer.alloc(0))
  for (const cut of [4, 10, 22, 40, whole.length - 1])
    expect(cleanIcon(whole.subarray(0, cut))).toBeUndefined()
  const packed = Buffer.from(bitmap(16))
  packed.writeUInt32LE(1, 16)
  const within = Buffer.from(whole)
  within.writeUInt32LE(0, 18)
  const many = Buffer.from(whole)
  many.writeUInt16LE(21, 4)
  for (const wrong of [icon([packed]), icon([Buffer.from('<html><script>')]), icon([]), within, many])
    expect(cleanIcon(wrong)).toBeUndefined()
  expect(cleanIcon(icon([(await png(16).toBuffer()).subarray(0, 60)]))).toBeUndefined()
})
