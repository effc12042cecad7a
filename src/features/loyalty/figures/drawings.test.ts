import { describe, expect, it } from 'vitest'
import { coloursOf, settled } from './colourOf.ts'
import { canvas, type Drawing, type Mood, type Part, type Shape } from './Drawing.ts'
import { drawings } from './drawings.ts'
import { stillOf } from './stillOf.ts'

const figures: [string, Drawing][] = Object.entries(drawings)
const moods: Mood[] = ['idle', 'pleased', 'thoughtful']
/** From the root of the project. */
const still = (name: string) => `${process.cwd()}/schemas/site/assets/character-${name}.svg`
const whole = (parts: readonly Part[]): Part[] => parts.flatMap((part) => [part, ...whole(part.parts ?? [])])

const skinOf = (shapes: readonly Shape[]) =>
  shapes.filter((shape) => 'fill' in shape && shape.fill === 'skin').toSorted((a, b) => spanOf(b) - spanOf(a))
const isShoe = (shape: Shape) => 'fill' in shape && shape.fill === 'shoes'
/** Every second number of a path that says places alone. */
const heightsOf = (shape: Shape | undefined) =>
  (shape?.d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number).filter((_, at) => at % 2 === 1)
const spanOf = (shape: Shape) => Math.max(...heightsOf(shape)) - Math.min(...heightsOf(shape))

describe.each(figures)('%s', (name, drawing) => {
  it('is the picture that stands where nothing can move', async () => {
    // After a change of the drawing: vitest run --project unit src/features/loyalty/figures -u
    await expect(stillOf(drawing)).toMatchFileSnapshot(still(name))
  })

  it('is an adult, seven heads high', () => {
    const parts = whole(drawing.parts)
    const [head] = parts.filter((part) => part.name === 'head').flatMap(({ shapes }) => skinOf(shapes))
    const legs = parts.filter((part) => part.name === 'legs').flatMap(({ shapes }) => shapes)
    const height = Math.max(...legs.filter(isShoe).flatMap(heightsOf)) - Math.min(...heightsOf(head))
    const ofHead = Math.max(...heightsOf(head)) - Math.min(...heightsOf(head))
    expect(height / ofHead).toBeCloseTo(7.1, 0)
  })

  it('shows another face in each mood', () => {
    const faces = whole(drawing.parts).filter((part) => part.name === 'face')
    expect(faces.map(({ mood }) => mood).toSorted()).toEqual(moods.toSorted())
    expect(new Set(moods.map((mood) => stillOf(drawing, mood))).size).toBe(moods.length)
  })

  it('lies on the canvas', () => {
    for (const { box } of whole(drawing.parts)) {
      expect(box[0]).toBeGreaterThanOrEqual(0)
      expect(box[1]).toBeGreaterThanOrEqual(0)
      expect(box[0] + box[2]).toBeLessThanOrEqual(canvas.width)
      expect(box[1] + box[3]).toBeLessThanOrEqual(canvas.height)
    }
  })
})

it('wears the colours of a definition, with what lies in the shade', () => {
  const painted = coloursOf(drawings.diver, { main: '#204060', accent: '#ff8800' })
  expect([painted.coat, painted.coatShade, painted.trousers, painted.accent]).toEqual([
    '#204060',
    '#162d43',
    '#204060',
    '#ff8800',
  ])
  // What is no part of the coat keeps its own.
  expect(coloursOf(drawings.croupier, { main: '#204060' }).trousers).toBe(drawings.croupier.colours.trousers)
})

it('mixes a colour of the site where nobody knows the site', () => {
  expect(settled({ base: '#000000', token: 'money', share: 50 })).toBe('#6d5221')
  expect(settled('#123456')).toBe('#123456')
})
