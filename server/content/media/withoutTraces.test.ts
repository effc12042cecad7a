import sharp from 'sharp'
import { expect, it } from 'vitest'
import { type PixelKind, withoutTraces } from './withoutTraces.ts'

const told = 'told: Ada, 56.95N 24.1E'
const exif = {
  IFD0: { Make: told, Artist: told },
  IFD3: { GPSLatitude: '56/1 57/1 0/1', GPSLatitudeRef: 'N' },
}
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description about="${told}"/></rdf:RDF></x:xmpmeta>`
const noise = { type: 'gaussian', mean: 120, sigma: 50 } as const
const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red', noise } })
const kinds: readonly PixelKind[] = ['avif', 'jpeg', 'png', 'webp']

const taken = (kind: PixelKind, orientation: number) =>
  picture
    .clone()
    .withMetadata({ orientation, icc: 'p3' })
    .withExifMerge({ ...exif, IFD0: { ...exif.IFD0, Orientation: String(orientation) } })
    .withXmp(xmp)
    .toFormat(kind, kind === 'jpeg' ? { progressive: orientation > 1 } : {})
    .toBuffer()
const cleaned = async (body: Buffer, kind: PixelKind) =>
  withoutTraces(body, kind, (await sharp(body).metadata()).orientation ?? 1) ?? Buffer.alloc(0)
const pixels = (body: Buffer) => sharp(body, { failOn: 'warning' }).autoOrient().raw().toBuffer()

it.each(kinds.flatMap((kind) => [1, 6].map((orientation) => [kind, orientation] as const)))(
  'leaves of a picture what it looks like alone (%s, orientation %i)',
  async (kind, orientation) => {
    const body = await taken(kind, orientation)
    const { exif: had } = await sharp(body).metadata()
    expect(had?.includes(told)).toBe(true)
    const made = await cleaned(body, kind)
    expect([made.includes(told), made.includes('GPS')]).toEqual([false, false])
    expect(await pixels(made)).toEqual(await pixels(body))
    const [before, after] = [await sharp(body).metadata(), await sharp(made).metadata()]
    expect(after.autoOrient).toEqual(before.autoOrient)
    expect(after.icc).toEqual(before.icc)
    // What was cleaned once stays as it is.
    expect(await cleaned(made, kind)).toEqual(made)
  },
)

it('ends where a picture ends: phones write films and more pictures behind it', async () => {
  const film = Buffer.from(`\0\0\0\x18ftypmp42${told}`)
  for (const kind of ['jpeg', 'png', 'webp', 'gif'] as const) {
    const body = await picture.clone().toFormat(kind).toBuffer()
    expect(withoutTraces(Buffer.concat([body, film]), kind, 1)).toEqual(withoutTraces(body, kind, 1))
  }
})

it('leaves out what programs and people have noted, and keeps what moves', async () => {
  const frames = ['red', 'blue'].map((fill) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="${fill}" d="M0 0h8v8z"/></svg>`,
    ),
  )
  const moving = sharp(frames, { join: { animated: true } })
  const gif = await moving
    .clone()
    .gif({ loop: 3, delay: [100, 200] })
    .toBuffer()
  // A remark, before the end.
  const remark = Buffer.from([0x21, 0xfe, told.length, ...Buffer.from(told), 0])
  const noted = Buffer.concat([gif.subarray(0, -1), remark, gif.subarray(-1)])
  expect(withoutTraces(noted, 'gif', 1)).toEqual(gif)
  const { pages, loop, delay } = await sharp(gif, { pages: -1 }).metadata()
  expect({ pages, loop, delay }).toEqual({ pages: 2, loop: 3, delay: [100, 200] })

  const webp = await moving.clone().withXmp(xmp).webp({ loop: 3 }).toBuffer()
  const made = await cleaned(webp, 'webp')
  expect([webp.includes(told), made.includes(told)]).toEqual([true, false])
  expect(await sharp(made, { pages: -1 }).metadata()).toMatchObject({ pages: 2, loop: 3 })

  const jpeg = await picture.clone().jpeg().toBuffer()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, told.length + 2]), Buffer.from(told)])
  const remarked = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
  expect(withoutTraces(remarked, 'jpeg', 1)).toEqual(withoutTraces(jpeg, 'jpeg', 1))
})

it('gives up what breaks off, wherever that is', async () => {
  for (const kind of [...kinds, 'gif'] as const) {
    const body = await taken(kind, 1)
    const whole = withoutTraces(body, kind, 1)
    for (let length = 20; length < body.length - 1; length += 37) {
      const made = withoutTraces(body.subarray(0, length), kind, 1)
      // In the last part of some nothing but pixels is missing, which whoever reads them finds out.
      if (made) expect(made.length).toBeLessThanOrEqual(whole?.length ?? 0)
    }
  }
})
