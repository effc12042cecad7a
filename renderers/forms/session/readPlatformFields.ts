import type { DynamicFields, Field, Validators } from '#generated/grammar/types.ts'
import type { FieldArtefact } from '#schemas/runtime/artefacts.ts'
import { boundFields } from '#schemas/runtime/boundFields.ts'
import { checkFields, fieldChecker, fieldsRef } from '#schemas/runtime/checkFields.ts'
import { type CompiledFields, compileFields } from '#schemas/runtime/compileFields.ts'
import { readAnswer } from '#schemas/runtime/readAnswer.ts'
import type { BrokenField } from './sessionTypes.ts'

export type PlatformFields = {
  /** What came, and what it says of the form's own fields. */
  compiledFor: (own: Readonly<Record<string, FieldArtefact>>) => CompiledFields
  broken: BrokenField[]
  /** Keys of the texts that are shown of it. */
  texts: string[]
}

/** Does ahead, in two turns, what the first check takes longest for. */
export async function makeReady(): Promise<void> {
  const checker = fieldChecker()
  await nextTask()
  checker.check([], fieldsRef)
}

/** Lets whoever taps meanwhile be answered. */
const nextTask = () => new Promise((done) => setTimeout(done))

/**
 * Compiles fields that came from the platform, in two turns. One that does not fit the grammar spoils only itself.
 * @param validators rules of the site for fields by name
 */
export async function readPlatformFields(
  response: unknown,
  { items: pointer, optional }: Pick<DynamicFields, 'items' | 'optional'>,
  validators: Validators | undefined,
): Promise<PlatformFields> {
  const items = readAnswer(response, pointer)
  if (!Array.isArray(items)) throw new Error('The platform answered no list of fields')
  const good: Field[] = []
  const broken: BrokenField[] = []
  items.forEach((item: unknown, index) => {
    const [problem] = checkFields([item])
    if (!problem) good.push(item as Field)
    else broken.push({ name: nameOf(item, index), reason: `${problem.pointer}: ${problem.message}` })
  })
  await nextTask()
  const compiled = compileFields(good, { optional, validators })
  const compiledFor: PlatformFields['compiledFor'] = (own) => ({
    ...compiled,
    bound: boundFields(own, response),
  })
  return { compiledFor, broken, texts: [...new Set(good.flatMap(textsOf))] }
}

const saying = /^(label|placeholder|help|prompt|checking|right)$/

/** A text is named by its key, alone or with its arguments. */
function textsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!saying.test(name)) return textsOf(inner)
    const key: unknown = typeof inner === 'object' && inner !== null && 'key' in inner ? inner.key : inner
    return typeof key === 'string' ? [key] : []
  })
}

function nameOf(item: unknown, index: number): string {
  const name = typeof item === 'object' && item !== null && 'sysname' in item ? item.sysname : undefined
  return typeof name === 'string' && name !== '' ? name : `field ${index + 1}`
}
