/** Hz. */
const rate = 16_000
/** Seconds of all of it. */
const length = 0.5
/** Notes, each with its Hz, when it begins, and how fast it fades. */
const notes = [
  { hertz: 659.26, from: 0, fade: 9 },
  { hertz: 987.77, from: 0.12, fade: 8 },
] as const
/** Shares of the tone and of those above it. */
const overtones = [0.8, 0.15, 0.05] as const

/** The sound of a notice at the starter site: two soft notes, as a WAV of 16 bits. It celebrates nothing. */
export function noticeSound(): Buffer {
  const samples = Buffer.alloc(rate * length * 2)
  for (let at = 0; at < rate * length; at += 1) {
    const sum = notes.reduce((heard, note) => heard + heightOf(note, at / rate), 0)
    samples.writeInt16LE(Math.round(sum * 0.35 * 32_767), at * 2)
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  // PCM of one channel.
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

function heightOf({ hertz, from, fade }: (typeof notes)[number], time: number): number {
  const since = time - from
  if (since < 0) return 0
  const tone = overtones.reduce(
    (sum, share, above) => sum + share * Math.sin(2 * Math.PI * hertz * (above + 1) * since),
    0,
  )
  // It begins within 5 ms, and has gone at the end.
  const begins = Math.min(1, since / 0.005)
  const ends = Math.min(1, (length - time) / 0.05)
  return tone * begins * ends * Math.exp(-fade * since)
}
