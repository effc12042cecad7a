import type { DynamicFields, Field } from '#generated/grammar/types.ts'
import { checkFields } from '#schemas/compiler/checkFields.ts'
import { type CompiledFields, compileFields } from '#schemas/compiler/compileFields.ts'
import type { BrokenField } from './sessionTypes.ts'

/** Compiles fields that came from the platform. One that does not fit the grammar spoils only itself. */
export function readPlatformFields(
  items: unknown,
  optional?: DynamicFields['optional'],
): { compiled: CompiledFields; broken: BrokenField[] } {
  if (!Array.isArray(items)) throw new Error('The platform answered no list of fields')
  const good: Field[] = []
  const broken: BrokenField[] = []
  items.forEach((item: unknown, index) => {
    const [problem] = checkFields([item])
    if (!problem) good.push(item as Field)
    else broken.push({ name: nameOf(item, index), reason: `${problem.pointer}: ${problem.message}` })
  })
  return { compiled: compileFields(good, { optional }), broken }
}

function nameOf(item: unknown, index: number): string {
  const name = typeof item === 'object' && item !== null && 'sysname' in item ? item.sysname : undefined
  return typeof name === 'string' && name !== '' ? name : `field ${index + 1}`
}
