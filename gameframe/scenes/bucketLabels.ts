/** How multipliers stand at buckets. Sizes in CSS pixels. */
export type BucketLabels = {
  texts: string[]
  /** From bucket to bucket. */
  step: number
  /** Of letters; never less than can be read. */
  size: number
  /** In buckets, or below them in two lines by turns where buckets are narrower than what they pay. */
  lines: 1 | 2
  /** Of buckets and what stands at them, and of the buckets alone where it stands below. */
  height: number
  bar: number
}

const [least, most] = [10, 16]
const bar = 8
/** How wide a letter of these texts is at most, and the room between texts. */
const [letter, apart] = [0.62, 3]

/** @param pays hundredths of the stake, from bucket to bucket @param step the room for a bucket */
export function bucketLabels(pays: readonly number[], step: number): BucketLabels {
  const texts = pays.map((pay) => (pay >= 10_000 ? `${pay / 100}` : `${pay / 100}×`))
  const longest = Math.max(...texts.map(({ length }) => length))
  const fits = (room: number) => Math.min(most, (room - apart) / (longest * letter))
  const lines = fits(step - 4) >= least ? 1 : 2
  const size = Math.max(least, fits(lines === 1 ? step - 4 : 2 * step))
  const height = lines === 1 ? size * 1.8 : bar + size * 2.5
  return { texts, step, size, lines, height, bar }
}
