import { pointerTokens } from '../runtime/readPointer.ts'
import { shortenCondition } from './shortenCondition.ts'
import { edition, editionOf, upgrade } from './upgrade.ts'
import { walkWritten } from './walkWritten.ts'

/**
 * A definition in the language of today, whichever edition it was written in, with its conditions as short as they can
 * be said. It means what it meant; what is written in that of today stays as it is.
 */
export function rewrite<D extends object>(definition: D): D {
  if (editionOf(definition) >= edition) return definition
  const made = structuredClone(upgrade(definition))
  walkWritten(made, ({ schema, value, pointer, parent }) => {
    if (schema['x-ref'] !== 'condition' || parent === null || typeof parent !== 'object') return
    const key = pointerTokens(pointer).at(-1) ?? ''
    ;(parent as Record<string, unknown>)[key] = shortenCondition(value)
  })
  return made
}
