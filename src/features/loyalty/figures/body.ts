import { mirrored, type Part, type Point, type Shape } from './Drawing.ts'

/** How a body is built; sleeves and hands of both sides are alike. */
export type Build = 'broad' | 'slender'

/** Where limbs turn, on the left. */
const joints: Record<Build, { shoulder: Point; elbow: Point; wrist: Point }> = {
  broad: { shoulder: [87, 143], elbow: [71, 234], wrist: [66, 314] },
  slender: { shoulder: [96, 143], elbow: [80, 232], wrist: [75, 308] },
}

const upper: Record<Build, string> = {
  broad:
    'M94 127C79 128 70 140 67 158C64 186 59 209 57 232C57 242 62 247 70 247C78 247 83 242 85 233C90 208 98 182 102 154C104 138 102 128 94 127Z',
  slender:
    'M101 129C88 130 81 141 79 157C77 184 71 208 68 230C68 239 73 244 80 244C87 244 91 239 92 231C96 208 103 182 107 154C109 139 108 130 101 129Z',
}
const upperShade: Record<Build, string> = {
  broad: 'M102 154C98 182 90 208 85 233C83 242 78 247 70 247C78 230 84 196 90 152C92 144 102 142 102 154Z',
  slender: 'M107 154C103 182 96 208 92 231C91 239 87 244 80 244C87 228 92 196 97 154C99 147 107 146 107 154Z',
}
const lower: Record<Build, string> = {
  broad: 'M57 230C53 256 53 288 55 316L77 316C82 288 85 258 85 233C81 222 61 220 57 230Z',
  slender: 'M68 228C64 254 63 282 65 310L85 310C89 284 92 256 92 231C88 220 72 219 68 228Z',
}
const lowerShade: Record<Build, string> = {
  broad: 'M77 233C78 262 74 292 70 316L77 316C82 288 85 258 85 233C84 230 79 228 77 233Z',
  slender: 'M85 231C86 258 82 286 79 310L85 310C89 284 92 256 92 231C91 227 86 227 85 231Z',
}
/** The back of a hand, its thumb, and the lines between the fingers. */
const hands: Record<Build, readonly [back: string, thumb: string, lines: string]> = {
  broad: [
    'M57 312C53 322 52 333 55 343C57 352 62 357 67 356C73 355 76 347 77 338C78 328 78 320 76 312Z',
    'M75 315C81 321 84 330 82 339C80 344 76 342 75 336C74 331 73 325 72 320Z',
    'M60 339L61 352M66 340L67 354M72 338L72 349',
  ],
  slender: [
    'M67 306C63 315 62 326 64 335C66 344 70 349 75 348C80 347 83 340 84 331C85 322 85 314 84 306Z',
    'M83 309C88 315 91 323 89 331C87 336 84 334 83 328C82 323 81 318 80 313Z',
    'M69 332L70 344M74 333L75 346M79 331L79 342',
  ],
}

type Arms = {
  build: Build
  /** Over the sleeve above and below the elbow: cuffs, seams. */
  upperMore?: readonly Shape[]
  lowerMore?: readonly Shape[]
  sleeve: 'coat' | 'shirt'
  /** What the hand on the right holds; it turns with the hand. */
  held: Part
}

/** Both arms, from shoulder to hand; what is held lies below the hand. */
export function arms({ build, upperMore = [], lowerMore = [], sleeve, held }: Arms): readonly Part[] {
  const { shoulder, elbow } = joints[build]
  const shade = `${sleeve}Shade` as const
  const [back, thumb, lines] = hands[build]
  const hand: readonly Shape[] = [
    { d: back, fill: 'skin' },
    { d: lines, stroke: 'skinShade', width: 1.2 },
    { d: thumb, fill: 'skin' },
  ]
  const forearm: Part = {
    name: 'lowerLeft',
    pivot: elbow,
    box: [40, 210, 70, 156],
    shapes: [...hand, { d: lower[build], fill: sleeve }, { d: lowerShade[build], fill: shade }, ...lowerMore],
  }
  const whole: Part = {
    name: 'upperLeft',
    pivot: shoulder,
    box: [44, 118, 76, 136],
    shapes: [{ d: upper[build], fill: sleeve }, { d: upperShade[build], fill: shade }, ...upperMore],
    parts: [forearm],
  }
  return [whole, mirrored(whole, 'upperRight', [mirrored(forearm, 'lowerRight', [held])])]
}

const leg: Record<Build, string> = {
  broad:
    'M82 292C79 326 82 372 88 418C90 452 90 500 91 564L123 564C127 520 131 466 132 430C134 392 139 350 141 318L141 292Z',
  slender:
    'M93 288C87 320 89 368 95 416C98 452 99 502 101 564L128 564C131 520 134 468 135 430C137 392 140 350 141 320L141 288Z',
}
const legShade: Record<Build, string> = {
  broad:
    'M141 318C139 350 134 392 132 430C131 466 127 520 123 564L112 564C117 512 121 462 122 428C125 386 132 344 136 312Z',
  slender:
    'M141 320C140 350 137 392 135 430C134 468 131 520 128 564L118 564C122 512 125 464 126 430C129 388 134 346 137 314Z',
}
const shoe: Record<Build, string> = {
  broad: 'M91 560C89 570 80 576 75 581C72 586 74 588 80 588L121 588C125 588 126 584 125 576L123 560Z',
  slender: 'M101 560C99 570 92 577 88 581C86 586 87 588 92 588L126 588C129 588 130 584 129 577L128 560Z',
}
const sole: Record<Build, string> = {
  broad: 'M74 585L125 585L125 589L76 589Z',
  slender: 'M87 585L129 585L129 589L89 589Z',
}

/** Both legs on the ground; they never move. */
export function legs(build: Build, more: readonly Shape[] = []): readonly Part[] {
  const one: Part = {
    name: 'legs',
    pivot: [140, 588],
    box: [66, 280, 80, 314],
    shapes: [
      { d: leg[build], fill: 'trousers' },
      { d: legShade[build], fill: 'trousersShade' },
      { d: shoe[build], fill: 'shoes' },
      { d: sole[build], fill: 'line' },
      ...more,
    ],
  }
  const ground: Part = {
    name: 'legs',
    pivot: [140, 588],
    box: [40, 576, 200, 24],
    shapes: [
      {
        d: 'M50 588C50 594 90 598 140 598C190 598 230 594 230 588C230 582 190 579 140 579C90 579 50 582 50 588Z',
        fill: 'ground',
      },
    ],
  }
  return [ground, one, mirrored(one, 'legs')]
}
