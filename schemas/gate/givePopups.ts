import type { Definition } from '#generated/grammar/types.ts'
import { pointerTokens } from '../runtime/readPointer.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { type AnswerShape, shapeAt, shapeOfConstants } from './answerShape.ts'
import type { Reference } from './collectReferences.ts'
import { shapesOfFacts } from './factRoots.ts'
import { mergeShapes } from './shapeOfSchema.ts'
import type { SiteIndex } from './siteIndex.ts'
import type { SlotFacts } from './slotFacts.ts'

/** Where a definition names something. */
export type Found = { definition: Definition; pointer: string; reference: Reference }
/** What stands under each name. */
export type Shapes = Record<string, AnswerShape>

/**
 * What each popup is given by whatever opens it, and the view that it shows. What is handed on from popup to popup is
 * known once nothing new comes.
 */
export function givePopups(
  site: SiteIndex,
  openers: readonly Found[],
  popups: Record<string, Shapes>,
  factsAt: (definition: Definition, pointer: string) => SlotFacts[],
  renew: () => void,
): void {
  for (const [id, { views }] of site.popups) popups[id] = { view: shapeOfConstants(Object.keys(views)) }
  const found = openers.map((opener) => ({ ...opener, data: dataOf(opener.reference) }))
  for (let before = '', rounds = 8; rounds > 0; rounds--) {
    for (const { definition, pointer, reference, data } of found) {
      const given = popups[String(reference.value)]
      if (!given) continue
      for (const [name, value] of Object.entries(data)) {
        const shape = shapeOfValue(value, () => factsAt(definition, pointer))
        if (shape !== undefined)
          given[name] = Object.hasOwn(given, name) ? mergeShapes(given[name] ?? null, shape) : shape
      }
      Object.assign(given, shapesOfFacts(reference.schema?.['x-popup-facts']))
    }
    renew()
    const after = JSON.stringify(popups)
    if (after === before) break
    before = after
  }
}

function dataOf({ parent, pointer }: Reference): Readonly<Record<string, unknown>> {
  return pointer.endsWith('/popup') && isSchema(parent.data) ? parent.data : {}
}

/** What a constant or a binding yields; undefined where that is not known yet. */
function shapeOfValue(value: unknown, factsAt: () => SlotFacts[]): AnswerShape | undefined {
  if (!isSchema(value)) return shapeOfConstants([value as string])
  const { from, as = 'text', map, fallback } = value
  const more: AnswerShape[] = fallback === undefined ? [] : [shapeOfConstants([fallback as string])]
  if (isSchema(map))
    return more.reduce<AnswerShape>(mergeShapes, shapeOfConstants(Object.values(map) as string[]))
  if (as !== 'text') return null
  const pointers = [from].flat().map(String)
  const found = factsAt().flatMap((facts) => pointers.map((pointer) => shapeAt(facts, pointer)))
  const known = found.filter((shape) => shape !== undefined)
  if (known.length > 0) return [...known, ...more].reduce(mergeShapes)
  // A pointer to nothing is told where it stands, and not again where the popup looks at what it was to be given.
  return pointers.every((pointer) => pointerTokens(pointer)[0] === 'popup') ? undefined : true
}
