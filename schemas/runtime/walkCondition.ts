import { shapeOfWord, type WordShape } from './conditionWords.ts'
import { joinPointer } from './readPointer.ts'
import { isSchema } from './walkGrammar.ts'

/** One place of a condition where a JSON Schema stands, whatever really stands there. */
export type ConditionNode = {
  schema: unknown
  /** JSON Pointer of the schema. */
  pointer: string
  /**
   * JSON Pointer of the facts that it speaks of: of the items of a list, that of the first; undefined where it speaks of
   * properties whose names are not known (`additionalProperties`).
   */
  place: string | undefined
}

/** Words whose schema speaks of the same value as the schema that they stand in. */
const samePlace = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'])
/** Words whose schema speaks of the items of a list. */
const ofItems = new Set(['items', 'contains'])

/**
 * Every schema within a condition, the outer first. What tells a word from the name of a property, and a schema from a
 * constant that looks like one, is where it stands: everything that reads conditions walks by this.
 */
export function* walkCondition(condition: unknown, pointer = ''): Generator<ConditionNode> {
  const pending: ConditionNode[] = [{ schema: condition, pointer, place: '' }]
  for (let node = pending.pop(); node; node = pending.pop()) {
    yield node
    // In reverse, because the walk takes the last one first.
    pending.push(...[...within(node)].reverse())
  }
}

function* within({ schema, pointer, place }: ConditionNode): Generator<ConditionNode> {
  if (!isSchema(schema)) return
  for (const [word, part] of Object.entries(schema)) {
    const here = joinPointer(pointer, word)
    for (const [name, inner] of schemasBehind(shapeOfWord(word), part)) {
      const isNamed = word === 'properties' && place !== undefined && name !== undefined
      yield {
        schema: inner,
        pointer: name === undefined ? here : joinPointer(here, name),
        place: isNamed ? joinPointer(place, name) : placeOf(word, place),
      }
    }
  }
}

function placeOf(word: string, place: string | undefined): string | undefined {
  if (samePlace.has(word) || place === undefined) return place
  return ofItems.has(word) ? joinPointer(place, 0) : undefined
}

function schemasBehind(shape: WordShape | undefined, part: unknown): [string | undefined, unknown][] {
  if (shape === 'schema') return [[undefined, part]]
  const holds = shape === 'map' ? isSchema(part) : shape === 'schemas' && Array.isArray(part)
  return holds ? Object.entries(part as object) : []
}
