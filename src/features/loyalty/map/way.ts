/** A place on the map, in percent of its width and height, from where reading begins. */
export type Point = readonly [x: number, y: number]

/** A cubic Bézier curve: where it begins, what bends it there and at its end, and where it ends. */
export type Curve = readonly [Point, Point, Point, Point]

/** How far a curve swings out between two places, as a share of the way from the place before to the one after. */
const SWING = 0.22

/** The way through all places in their order, one curve from each to the next, without a kink at any. */
export function wayThrough(places: readonly Point[]): Curve[] {
  return places.slice(1).map((end, at) => {
    const start = places[at] ?? end
    const before = places[at - 1] ?? start
    const after = places[at + 2] ?? end
    return [start, moved(start, before, end, SWING), moved(end, start, after, -SWING), end]
  })
}

/** @param part of the curve, from 0 to 1 */
export function pointOn(curve: Curve, part: number): Point {
  return begunPart(curve, part)[3]
}

/** The curve as far as a part of it, from 0 to 1 (de Casteljau). */
export function begunPart([a, b, c, d]: Curve, part: number): Curve {
  const [ab, bc, cd] = [between(a, b, part), between(b, c, part), between(c, d, part)]
  const [abc, bcd] = [between(ab, bc, part), between(bc, cd, part)]
  return [a, ab, abc, between(abc, bcd, part)]
}

/** As the attribute `d` of a path has it. */
export function pathOf(curves: readonly Curve[]): string {
  return curves
    .map(([a, b, c, d], at) => `${at === 0 ? `M${told(a)}` : ''}C${told(b)} ${told(c)} ${told(d)}`)
    .join('')
}

const told = (point: Point) => point.map((number) => Math.round(number * 100) / 100).join(' ')

const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
]

const moved = (point: Point, from: Point, to: Point, share: number): Point => [
  point[0] + (to[0] - from[0]) * share,
  point[1] + (to[1] - from[1]) * share,
]
