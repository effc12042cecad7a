import { isSchema } from '../runtime/walkGrammar.ts'
import type { WrittenReference } from './findReferences.ts'

/** A place where a definition is named. */
export type Use = {
  /** Key of the definition that names it. */
  definition: string
  /** JSON Pointer into that definition, as it is written. */
  pointer: string
  /** Key of the text, where what is used are messages. */
  name?: string
}

/**
 * Where definitions, as they are written, name another one: by its id, or by a key of its texts. Pure, and takes any JSON.
 * What the program itself needs, a text that screens show by themselves say, is no use; the gate knows of it.
 * @param references all of them, of `findReferences`
 * @param key that of what is named: form/registration
 */
export function findUses(
  definitions: readonly unknown[],
  references: readonly WrittenReference[],
  key: string,
): Use[] {
  const at = key.indexOf('/')
  const [kind, id] = [key.slice(0, at), key.slice(at + 1)]
  const own = definitions.find((one) => isSchema(one) && one.kind === kind && one.id === id)
  const texts = isSchema(own) && kind === 'messages' && isSchema(own.messages) ? own.messages : {}
  const isMeant = (one: WrittenReference) =>
    kind === 'messages'
      ? one.kind === 'message' && Object.hasOwn(texts, one.name)
      : one.kind === kind && one.name === id
  return references.flatMap((one) => {
    if (!isMeant(one) || one.definition === key) return []
    const { definition, pointer, name } = one
    return [{ definition, pointer, ...(kind === 'messages' && { name }) }]
  })
}
