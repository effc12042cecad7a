import type { BannerDefinition } from '#generated/grammar/types.ts'

type Standing = Pick<BannerDefinition, 'id' | 'number' | 'position' | 'starts' | 'ends'>

/** The banner that is shown in the place of another whenever that one could be, so that nobody ever sees it. */
export function bannerBefore<Banner extends Standing>(
  banner: Standing,
  others: readonly Banner[],
): Banner | undefined {
  return others.find((other) => other.id !== banner.id && standsBefore(other, banner))
}

/** Of several at one position the lowest number is shown. */
function standsBefore(other: Standing, { number, position, starts, ends }: Standing): boolean {
  if (other.position !== position || other.number >= number) return false
  const begins = other.starts === undefined || (starts !== undefined && other.starts <= starts)
  return begins && (other.ends === undefined || (ends !== undefined && other.ends >= ends))
}
