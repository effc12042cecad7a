/** A place on the canvas: from the left, from above. */
export type Point = readonly [x: number, y: number]

/** What is painted with: a colour of the figure, by its name. */
export type Paint =
  | 'skin'
  | 'skinShade'
  | 'hair'
  | 'hairShade'
  | 'coat'
  | 'coatShade'
  | 'shirt'
  | 'shirtShade'
  | 'trousers'
  | 'trousersShade'
  | 'shoes'
  | 'metal'
  | 'accent'
  | 'paper'
  | 'line'
  | 'lips'
  | 'ground'

/** One path: filled, or drawn as a line of a width. */
export type Shape = { d: string; fill: Paint } | { d: string; stroke: Paint; width: number }

/** What a figure feels. */
export type Mood = 'idle' | 'pleased' | 'thoughtful'

export type PartName =
  | 'legs'
  | 'torso'
  | 'head'
  | 'face'
  | 'lids'
  | 'upperLeft'
  | 'lowerLeft'
  | 'upperRight'
  | 'lowerRight'
  | 'accessory'

/** A layer that moves by itself, and with what it hangs on. Left and right are those of who looks. */
export type Part = {
  name: PartName
  /** It turns around this place. */
  pivot: Point
  /** Where its paths lie: left, top, width, height. */
  box: readonly [number, number, number, number]
  shapes: readonly Shape[]
  /** Its paths are those of the other side. */
  isMirrored?: true
  /** It is seen in this mood alone. */
  mood?: Mood
  parts?: readonly Part[]
}

/** A colour of its own, or one of the site's that is mixed into it: how many hundredths of which. */
export type Colour = string | { base: string; token: 'accent' | 'money' | 'text'; share: number }

/** Degrees, clockwise, by which parts are turned in a mood. */
export type Posture = Partial<Record<PartName, number>>

export type Drawing = {
  colours: Readonly<Record<Paint, Colour>>
  postures: Readonly<Record<Mood, Posture>>
  /** From the back to the front. */
  parts: readonly Part[]
}

/** The canvas of all figures; a figure is 560 high, its head 80. */
export const canvas = { width: 280, height: 600 } as const

/** The same on the other side. */
export function mirrored(part: Part, name: PartName, parts?: readonly Part[]): Part {
  const [left, top, width, height] = part.box
  return {
    ...part,
    name,
    pivot: [canvas.width - part.pivot[0], part.pivot[1]],
    box: [canvas.width - left - width, top, width, height],
    isMirrored: true,
    parts,
  }
}
