import { mp3Frame, mp3Start } from './mp3Frames.ts'
import { oggHeads, oggWithoutComments } from './oggWithoutComments.ts'
import type { SoundType } from './soundTypes.ts'

/** What a file sounds like by what it holds, whatever its name says; undefined where it is no sound that we take. */
export function soundTypeOf(body: Buffer): SoundType | undefined {
  const head = body.toString('latin1', 0, 64)
  if (/^RIFF[\s\S]{4}WAVE/.test(head)) return 'audio/wav'
  // A film is kept in the same way.
  if (head.startsWith('OggS') && oggHeads.some((one) => head.startsWith(one, 28))) return 'audio/ogg'
  const start = mp3Start(body)
  const first = mp3Frame(body, start)
  return first !== undefined && mp3Frame(body, start + first) !== undefined ? 'audio/mpeg' : undefined
}

/**
 * A sound without what it tells of who made it: title, author, program, pictures, and whatever stands behind its end. What is
 * heard stays as it is, byte for byte.
 * @returns undefined where its parts cannot be told apart
 */
export function withoutTags(body: Buffer, type: SoundType): Buffer | undefined {
  try {
    return cleaners[type](body)
  } catch (error) {
    // It ends where there should be more.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const cleaners: Readonly<Record<SoundType, (body: Buffer) => Buffer | undefined>> = {
  'audio/mpeg': mp3,
  'audio/ogg': oggWithoutComments,
  'audio/wav': wav,
}

/** Frames of sound, one behind the other; ID3 stands before them, ID3v1, APE and lyrics behind. */
function mp3(body: Buffer): Buffer {
  const start = mp3Start(body)
  let end = start
  for (let length = mp3Frame(body, end); length !== undefined; length = mp3Frame(body, end)) end += length
  return body.subarray(start, end)
}

/** What says how it is played, and what is. */
const ofWav = new Set(['fmt ', 'fact', 'data'])

/** Multimedia Programming Interface and Data Specifications 1.0: chunks of an even length. */
function wav(body: Buffer): Buffer | undefined {
  const kept: Buffer[] = []
  const seen = new Set<string>()
  for (let at = 12; at + 8 <= body.length && !seen.has('data'); ) {
    const type = body.toString('latin1', at, at + 4)
    const size = body.readUInt32LE(at + 4)
    const end = at + 8 + size
    if (end > body.length) return undefined
    if (ofWav.has(type)) {
      kept.push(body.subarray(at, end), Buffer.alloc(size % 2))
      seen.add(type)
    }
    at = end + (size % 2)
  }
  if (!seen.has('fmt ') || !seen.has('data')) return undefined
  const chunks = Buffer.concat(kept)
  const head = Buffer.from('RIFF\0\0\0\0WAVE', 'latin1')
  head.writeUInt32LE(chunks.length + 4, 4)
  return Buffer.concat([head, chunks])
}
