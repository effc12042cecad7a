import { expect, it } from 'vitest'
import { soundTypeOf, withoutTags } from './withoutTags.ts'

const told = 'told: Ada, 56.95N 24.1E'

/** Frames of MPEG-1 layer III, 128 kbit/s at 44,100 Hz, of silence. */
const frame = Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(413)])
const frames = Buffer.concat([frame, frame, frame])
function id3(text: string): Buffer {
  const head = Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1')
  head.writeUInt8(text.length & 0x7f, 9)
  head.writeUInt8(text.length >> 7, 8)
  return Buffer.concat([head, Buffer.from(text)])
}
const ape = Buffer.concat([Buffer.from('APETAGEX'), Buffer.from(told)])
const id3v1 = Buffer.concat([Buffer.from(`TAG${told}`), Buffer.alloc(102)])

function chunk(type: string, body: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}
function wav(chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat(chunks)
  const head = Buffer.from('RIFF\0\0\0\0WAVE', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}
const format = chunk('fmt ', Buffer.from('0100010044ac00008858010002001000', 'hex'))
const samples = chunk('data', Buffer.from([1, 2, 3, 4, 5]))
const list = chunk('LIST', Buffer.from(`INFOIART${told}`))

/** Pages as RFC 3533 has them; each packet on pages of its own unless it says that it goes on. */
function page(
  number: number,
  flags: number,
  packets: readonly Buffer[],
  granule = 0n,
  serial = 7,
  isOpen = false,
): Buffer {
  const pieces = packets.flatMap(({ length }) => [...Array(Math.floor(length / 255)).fill(255), length % 255])
  // A packet that goes on behind the page ends with no shorter piece.
  const lacing = isOpen ? pieces.slice(0, -1) : pieces
  const head = Buffer.alloc(27)
  head.write('OggS')
  head.writeUInt8(flags, 5)
  head.writeBigUInt64LE(granule, 6)
  head.writeUInt32LE(serial, 14)
  head.writeUInt32LE(number, 18)
  head.writeUInt8(lacing.length, 26)
  const whole = Buffer.concat([head, Buffer.from(lacing), ...packets])
  whole.writeUInt32LE(crc(whole), 22)
  return whole
}
/** By a table, and not bit by bit as what is tested does. */
const table = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24
  for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0)
  return sum >>> 0
})
const crc = (bytes: Buffer) =>
  bytes.reduce((sum, byte) => ((sum << 8) ^ (table[(sum >>> 24) ^ byte] ?? 0)) >>> 0, 0)
const vorbis = (kind: number, more: string) =>
  Buffer.from(`${String.fromCharCode(kind)}vorbis${more}`, 'latin1')
const setup = vorbis(5, 's'.repeat(700))
const sound = Buffer.from('heard'.repeat(20))
const ogg = (comments: string) =>
  Buffer.concat([
    page(0, 2, [vorbis(1, 'identity')]),
    page(1, 0, [vorbis(3, comments), setup]),
    page(2, 4, [sound], 960n),
  ])
const long = vorbis(5, 's'.repeat(90_000))
/** A header that takes two pages. */
const spread = Buffer.concat([
  page(0, 2, [vorbis(1, 'identity')]),
  page(1, 0, [vorbis(3, told), long.subarray(0, 255 * 200)], 0n, 7, true),
  page(2, 1, [long.subarray(255 * 200)]),
  page(3, 4, [sound], 960n),
])
const opus = Buffer.concat([
  page(0, 2, [Buffer.from('OpusHead12345')]),
  page(1, 0, [Buffer.from(`OpusTags${told}`)]),
  page(2, 4, [sound], 960n),
])

it.each([
  ['audio/mpeg', Buffer.concat([id3(told), frames, ape, id3v1]), frames],
  ['audio/mpeg', frames, frames],
  ['audio/wav', wav([list, format, samples, list]), wav([format, samples])],
  [
    'audio/wav',
    Buffer.concat([wav([format, chunk('id3 ', Buffer.from(told)), samples]), Buffer.from(told)]),
    wav([format, samples]),
  ],
] as const)('leaves of a sound what is heard alone (%s)', (type, sent, kept) => {
  expect(soundTypeOf(sent)).toBe(type)
  expect(withoutTags(sent, type)).toEqual(kept)
  // What was cleaned once stays as it is.
  expect(withoutTags(kept, type)).toEqual(kept)
})

it.each([
  ['Vorbis', ogg(told)],
  ['Vorbis with many comments', ogg(told.repeat(2000))],
  ['Vorbis with a long header', spread],
  ['Opus', opus],
])('leaves of an Ogg stream the sound, and no comments (%s)', (_, sent) => {
  expect(soundTypeOf(sent)).toBe('audio/ogg')
  expect(sent.includes('told')).toBe(true)
  const made = withoutTags(sent, 'audio/ogg') ?? Buffer.alloc(0)
  expect(made.includes('told')).toBe(false)
  expect(made.subarray(-sound.length)).toEqual(sound)
  expect(withoutTags(made, 'audio/ogg')).toEqual(made)
  // Every page is numbered, and its sum is right.
  const starts = [...made.toString('latin1').matchAll(/OggS/g)].map(({ index }) => index)
  starts.forEach((start, number) => {
    const one = Buffer.from(made.subarray(start, starts[number + 1]))
    expect(one.readUInt32LE(18)).toBe(number)
    const sum = one.readUInt32LE(22)
    one.writeUInt32LE(0, 22)
    expect(crc(one)).toBe(sum)
  })
})

it.each([
  ['a frame alone, as other files may hold by chance', frame],
  ['a film in Ogg', page(0, 2, [Buffer.from('\x80theora')])],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['words', Buffer.from('hello')],
  ['nothing', Buffer.alloc(0)],
])('takes %s for no sound', (_, sent) => {
  expect(soundTypeOf(sent)).toBeUndefined()
})

it.each([
  ['breaks off', 'audio/wav', wav([format, samples]).subarray(0, -3)],
  ['has no sound', 'audio/wav', wav([format, list])],
  ['breaks off', 'audio/ogg', ogg(told).subarray(0, -9)],
  [
    'holds two streams at once',
    'audio/ogg',
    Buffer.concat([page(0, 2, [vorbis(1, '')]), page(0, 2, [vorbis(1, '')], 0n, 8)]),
  ],
  ['lacks its headers', 'audio/ogg', page(0, 6, [vorbis(1, 'identity')])],
] as const)('refuses what %s (%s)', (_, type, sent) => {
  expect(withoutTags(sent, type)).toBeUndefined()
})
