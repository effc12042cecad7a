import type { Range } from './Range.ts'

/** Properties that are kept; sites ask for letters, digits and a few scripts. */
const most = 200
const known = new Map<string, readonly Range[]>()

/**
 * The code points of a property, as the engine of JavaScript has them: a table of another version of Unicode would not agree.
 * @param raw as it is written, such as `\p{L}` or `\P{Script=Greek}`
 */
export function propertyRanges(raw: string): readonly Range[] {
  const found = known.get(raw)
  if (found) return found
  const ranges = lookUp(new RegExp(`^${raw}$`, 'u'))
  if (known.size >= most) known.clear()
  known.set(raw, ranges)
  return ranges
}

function lookUp(property: RegExp): Range[] {
  const ranges: Range[] = []
  let from: number | undefined
  for (let point = 0; point <= 0x110000; point += 1) {
    const isIn = point <= 0x10ffff && property.test(String.fromCodePoint(point))
    if (isIn) from ??= point
    else if (from !== undefined) {
      ranges.push([from, point - 1])
      from = undefined
    }
  }
  return ranges
}
