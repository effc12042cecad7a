/** A part of a drawing: where it begins, how large it is, and how strongly it is drawn. */
type Shape = readonly [x: number, y: number, width: number, height: number, tone?: Tone]
/** line: words; box: what holds others; strong: what is seen first. */
type Tone = 'line' | 'box' | 'strong'

const box: Shape = [2, 2, 60, 36, 'box']
const lines = (x: number, y: number, width: number, count: number): Shape[] =>
  Array.from(
    { length: count },
    (_, at) => [x, y + at * 6, at === count - 1 ? width * 0.7 : width, 3] as const,
  )
const row = (y: number, count: number, height = 12, tone: Tone = 'line'): Shape[] => {
  const width = (56 - (count - 1) * 4) / count
  return Array.from({ length: count }, (_, at) => [4 + at * (width + 4), y, width, height, tone] as const)
}
const rows = (count: number): Shape[] =>
  Array.from({ length: count }, (_, at) => [6, 6 + at * 10, 52, 7, 'line'] as const)

/** One schematic drawing a block, 64 by 40. */
export const drawings: Readonly<Record<string, readonly Shape[]>> = {
  heading: [
    [6, 14, 44, 8, 'strong'],
    [6, 26, 28, 3],
  ],
  text: lines(6, 8, 52, 5),
  image: [box, [8, 22, 18, 12], [24, 16, 32, 18], [44, 7, 7, 7, 'strong']],
  banner: [box, [8, 10, 30, 6, 'strong'], [8, 20, 24, 3], [8, 27, 16, 6, 'strong']],
  alert: [[2, 10, 60, 20, 'box'], [6, 14, 4, 12, 'strong'], ...lines(14, 16, 40, 2)],
  badge: [[18, 14, 28, 12, 'strong']],
  'qr-code': [0, 1, 2].flatMap((y): Shape[] =>
    [0, 1, 2].map((x): Shape => [19 + x * 9, 7 + y * 9, 7, 7, (x + y) % 2 === 0 ? 'strong' : 'line']),
  ),
  details: [0, 1, 2, 3].flatMap((at): Shape[] => [
    [6, 6 + at * 8, 18, 3],
    [34, 6 + at * 8, 24, 3, 'strong'],
  ]),
  timeline: [
    [10, 6, 2, 28],
    ...[0, 1, 2].flatMap((at): Shape[] => [
      [8, 6 + at * 12, 6, 6, 'strong'],
      [20, 7 + at * 12, 34, 3],
    ]),
  ],
  icons: [...row(6, 5, 8), ...row(17, 5, 8), ...row(28, 5, 8)],
  section: [box, [8, 8, 26, 5, 'strong'], ...lines(8, 18, 48, 3)],
  stack: [box, ...rows(3)],
  grid: [box, ...row(6, 3, 12), ...row(22, 3, 12)],
  split: [[2, 2, 18, 36, 'box'], [24, 2, 38, 36, 'box'], ...lines(6, 8, 10, 3), ...lines(28, 8, 30, 4)],
  tabs: [
    [2, 4, 16, 7, 'strong'],
    [21, 4, 16, 7],
    [40, 4, 16, 7],
    [2, 13, 60, 25, 'box'],
  ],
  disclosure: [[4, 6, 56, 8, 'box'], [50, 9, 5, 2, 'strong'], ...lines(8, 20, 44, 3)],
  lazy: [box, ...row(10, 3, 20, 'box')],
  within: [box, ...lines(8, 10, 30, 3), [46, 8, 10, 10, 'strong']],
  'system-page': [
    [22, 3, 20, 13, 'box'],
    [18, 20, 28, 5, 'strong'],
    ...lines(14, 27, 36, 1),
    [22, 32, 20, 6, 'strong'],
  ],
  outlet: [
    [2, 2, 60, 6],
    [2, 11, 60, 18, 'box'],
    [2, 32, 60, 6],
  ],
  button: [
    [14, 13, 36, 14, 'strong'],
    [22, 19, 20, 2, 'box'],
  ],
  menu: rows(3),
  picker: [[8, 13, 48, 14, 'box'], ...lines(13, 19, 22, 1), [46, 18, 5, 4, 'strong']],
  toggle: [...lines(6, 15, 28, 2), [42, 14, 18, 11, 'strong'], [51, 16, 7, 7, 'box']],
  editable: [box, ...lines(8, 10, 30, 3), [42, 8, 14, 6, 'strong']],
  social: row(14, 4, 12, 'box'),
  load: [box, [27, 6, 10, 10, 'strong'], ...lines(10, 22, 42, 2)],
  list: [...rows(3), [22, 35, 20, 4, 'strong']],
  repeat: [0, 1, 2].flatMap((at): Shape[] => [
    [4, 4 + at * 12, 56, 9, 'box'],
    [8, 7 + at * 12, 24, 3],
  ]),
  ticker: [[2, 14, 60, 12, 'box'], ...row(18, 4, 4)],
  progress: [
    [4, 16, 56, 8, 'box'],
    [4, 16, 34, 8, 'strong'],
  ],
  countdown: row(12, 4, 16, 'strong'),
  loader: [
    [25, 13, 14, 14, 'box'],
    [25, 13, 7, 7, 'strong'],
  ],
  form: [
    [6, 4, 52, 8, 'box'],
    [6, 15, 52, 8, 'box'],
    [6, 28, 26, 8, 'strong'],
  ],
  'auth-types': [
    [2, 2, 18, 6, 'strong'],
    [22, 2, 18, 6],
    [6, 12, 52, 7, 'box'],
    [6, 22, 52, 7, 'box'],
    [6, 32, 24, 6, 'strong'],
  ],
  upload: [[6, 5, 52, 20, 'box'], [27, 9, 10, 10, 'strong'], ...lines(6, 30, 40, 1)],
  verification: [[18, 3, 28, 24, 'box'], [26, 7, 12, 12, 'strong'], ...lines(14, 32, 36, 1)],
  'payment-method': [[6, 8, 52, 24, 'box'], [10, 13, 14, 10, 'strong'], ...lines(30, 14, 22, 2)],
  gamehall: [[4, 2, 56, 5], ...row(10, 4, 12, 'strong'), ...row(25, 4, 12, 'strong')],
  'game-row': [[4, 4, 24, 4], ...row(12, 4, 22, 'strong')],
  'game-search': [[4, 4, 56, 9, 'box'], [50, 6, 5, 5, 'strong'], ...row(18, 4, 16)],
  'site-search': [[4, 4, 56, 9, 'box'], [50, 6, 5, 5, 'strong'], ...lines(6, 18, 44, 3)],
  'game-frame': [box, [8, 8, 48, 20, 'strong'], [8, 31, 14, 4], [42, 31, 14, 4]],
  sportsbook: [[3, 3, 12, 34], ...lines(18, 4, 28, 5), [49, 3, 12, 22, 'strong']],
  'sports-frame': [box, [8, 8, 48, 4], ...lines(15, 8, 48, 4)],
  'loyalty-figure': [
    [29, 4, 6, 7, 'strong'],
    [26, 12, 12, 14, 'box'],
    [28, 26, 3, 10],
    [33, 26, 3, 10],
  ],
  'sports-row': [[4, 4, 24, 4], ...row(12, 3, 20, 'box')],
  'sports-bets': [
    [4, 4, 56, 14, 'box'],
    [8, 11, 20, 4, 'strong'],
    [4, 21, 56, 14, 'box'],
    [8, 28, 20, 4, 'strong'],
  ],
  loyalty: [box, [8, 28, 8, 6, 'strong'], [20, 20, 8, 6], [34, 25, 8, 6], [48, 10, 8, 6]],
  'verify-round': [
    [4, 5, 34, 6],
    [4, 15, 44, 6],
    [4, 25, 28, 6],
    [50, 24, 9, 9, 'strong'],
  ],
}

const plain: readonly Shape[] = [box, ...lines(10, 12, 44, 3)]
const several: readonly Shape[] = [[8, 2, 50, 28, 'box'], [2, 8, 50, 28, 'box'], ...lines(8, 16, 36, 3)]
const entry: readonly Shape[] = [
  [6, 16, 8, 8, 'strong'],
  [20, 18, 36, 4],
]

/** A schematic drawing of a block, the use of a fragment (`use`) or an entry of a menu (`item`). */
export function Drawing({ of, width = 64 }: { of: string; width?: number }) {
  const own = Object.hasOwn(drawings, of) ? drawings[of] : undefined
  const shapes = own ?? (of === 'use' ? several : of === 'item' ? entry : plain)
  return (
    <svg className="drawing" viewBox="0 0 64 40" width={width} height={(width * 40) / 64} aria-hidden="true">
      {shapes.map(([x, y, wide, high, tone = 'line']) => (
        <rect
          key={`${x} ${y} ${wide} ${tone}`}
          x={x}
          y={y}
          width={wide}
          height={high}
          rx={1.5}
          data-tone={tone}
        />
      ))}
    </svg>
  )
}

export const drawingOf = (value: { type?: unknown; use?: unknown }): string =>
  typeof value.type === 'string' ? value.type : value.use === undefined ? 'item' : 'use'
