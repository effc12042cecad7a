import { blockSchemas, grammar } from '#schemas/compiler/grammar.ts'
import { ruleNames } from '#schemas/rules/registry.ts'
import { withoutWritten } from '#schemas/runtime/withoutWritten.ts'
import { banner, printList, quote } from './printTypes.ts'

/** The closed vocabularies, for registries that must cover them. */
export function writeBlocks(): Record<string, string> {
  const types = Object.keys(blockSchemas).sort()
  const slots = types.map((type) => {
    const names = Object.keys((blockSchemas[type]?.['x-slots'] ?? {}) as object).sort()
    return `  ${quote(type)}: [${names.map(quote).join(', ')}],\n`
  })
  const props = types.map((type) => {
    const schema = withoutWritten(blockSchemas[type] as Parameters<typeof withoutWritten>[0])
    const { properties = {}, required = [] } = schema as { properties?: object; required?: string[] }
    const names = Object.keys(properties).map((name) => (required.includes(name) ? `${name}!` : name))
    return `  ${quote(type)}: ${quote(names.join(' '))},\n`
  })
  const ofData = types.filter((type) => blockSchemas[type]?.['x-data'] === true)
  return {
    'blocks.ts': `${banner}${printList('blockTypes', 'BlockType', types)}
/** Blocks that show data. Their components are one chunk: a screen that needs one of them mostly needs several. */
${printList('dataBlockTypes', 'DataBlockType', ofData)}
/** Slots of each block; * stands for any name. */
export const blockSlots = {
${slots.join('')}} as const satisfies Record<BlockType, readonly string[]>

/** Props of each block, with a space between them; a ! marks those that it cannot do without. Every first screen carries this. */
export const blockProps: Readonly<Record<BlockType, string>> = {
${props.join('')}}

${printList('fieldTypes', 'FieldType', fieldTypes())}
${printList('ruleNames', 'RuleName', [...ruleNames].sort())}`,
  }
}

function fieldTypes(): string[] {
  const form = grammar['form.json'] as { $defs?: { fieldType?: { enum?: string[] } } } | undefined
  return [...(form?.$defs?.fieldType?.enum ?? [])].sort()
}
