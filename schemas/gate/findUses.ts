import { walkWritten } from '../compiler/walkWritten.ts'
import { conditionForm } from '../runtime/conditionForm.ts'
import { mediaIdOf } from '../runtime/mediaPicture.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import { isSchema } from '../runtime/walkGrammar.ts'

/** A place where a definition is named. */
export type Use = {
  /** Key of the definition that names it. */
  definition: string
  /** JSON Pointer into that definition, as it is written. */
  pointer: string
  /** Key of the text, where what is used are messages. */
  name?: string
}

/** What a reference of a kind (`x-ref`) names, where that is not the kind itself. */
const kindOfReference: Readonly<Record<string, string>> = {
  'field-list': 'form',
  'condition-name': 'condition',
  message: 'messages',
  picture: 'media',
}

/**
 * Where definitions, as they are written, name another one: by its id, or by a key of its texts. Pure, and takes any JSON.
 * What the program itself needs, a text that screens show by themselves say, is no use; the gate knows of it.
 * @param key that of what is named: form/registration
 */
export function findUses(definitions: readonly unknown[], key: string): Use[] {
  const at = key.indexOf('/')
  const [kind, id] = [key.slice(0, at), key.slice(at + 1)]
  const own = definitions.find((one) => isSchema(one) && one.kind === kind && one.id === id)
  const texts = isSchema(own) && kind === 'messages' && isSchema(own.messages) ? own.messages : {}
  const isNamed = (ref: string, value: unknown) =>
    (kindOfReference[ref] ?? ref) === kind &&
    (kind === 'messages'
      ? typeof value === 'string' && Object.hasOwn(texts, value)
      : (kind === 'media' ? mediaIdOf(value) : value) === id)

  return definitions.flatMap((one) => {
    if (!isSchema(one) || one === own) return []
    const found = new Map<string, Use>()
    const note = (ref: string, value: unknown, pointer: string) => {
      if (!isNamed(ref, value)) return
      const name = kind === 'messages' ? { name: String(value) } : {}
      found.set(pointer, { definition: `${one.kind}/${one.id}`, pointer, ...name })
    }
    walkWritten(one, ({ schema, value, pointer }) => {
      const ref = schema['x-ref']
      if (ref === 'condition')
        for (const named of namesIn(value, pointer)) note('condition-name', named.name, named.pointer)
      else if (typeof ref === 'string') note(ref, value, pointer)
    })
    return [...found.values()]
  })
}

/** Named conditions within a condition. */
function* namesIn(condition: unknown, pointer: string): Generator<{ name: string; pointer: string }> {
  const form = conditionForm(condition)
  if (form === 'name') yield { name: String(condition), pointer }
  if (!isSchema(condition)) return
  if (form === 'not') yield* namesIn(condition.not, joinPointer(pointer, 'not'))
  const list = form === 'all' || form === 'any' ? condition[form] : []
  for (const [at, part] of Array.isArray(list) ? list.entries() : [])
    yield* namesIn(part, joinPointer(joinPointer(pointer, String(form)), at))
}
