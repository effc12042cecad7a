import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { withoutWritten } from '#schemas/runtime/withoutWritten.ts'
import { banner } from './printTypes.ts'

const grammar = fileURLToPath(new URL('../../schemas/grammar/', import.meta.url))
const shared = ['common.json', 'rules.json']
/** Describes no definition; see writeFacts. */
const apart = ['facts.json']

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Schema = { [key: string]: Json }

/** Types of every kind of plain definition and of every block's props, from the grammar alone. */
export async function writeGrammar(): Promise<Record<string, string>> {
  const kinds = await list('')
  const blocks = await list('blocks/')
  const schemas = new Map<string, Schema>()
  for (const file of [...shared, ...kinds, ...blocks])
    schemas.set(file, withoutWritten(JSON.parse(await readFile(grammar + file, 'utf8'))))

  const types = await compile(bundle(schemas) as JSONSchema, 'Grammar', {
    bannerComment: '',
    additionalProperties: false,
    unreachableDefinitions: true,
    style: { semi: false, singleQuote: true, printWidth: 110 },
  })
  const titles = (files: string[]) => files.map((file) => String(schemas.get(file)?.title))
  const union = titles(kinds).map((title) => `\n  | ${title}`)
  const props = titles(blocks).map((title, at) => `\n  ${quote(blocks[at] ?? '')}: ${title}`)
  return {
    'grammar/types.ts': [
      banner.trimEnd(),
      types
        .replace(/export interface Grammar \{[^}]*\}\n/, '')
        .replace(
          /( \*\n)? \* This interface was referenced by `Grammar`'s JSON-Schema\n \* via the `definition` .*\n/g,
          '',
        )
        .replace(/\/\*\*\n \*\/\n/g, ''),
      `export type Definition =${union.join('')}\n`,
      `export type DefinitionKind = Definition['kind']\n`,
      `export interface BlockProps {${props.join('')}\n}\n`,
      `export type BlockType = keyof BlockProps\n`,
    ].join('\n'),
  }
}

async function list(folder: string): Promise<string[]> {
  const names = await readdir(grammar + folder)
  return names
    .filter((name) => name.endsWith('.json') && ![...shared, ...apart].includes(name))
    .sort()
    .map((name) => folder + name)
}

/** One schema with everything under $defs, so that a word used in many files becomes one type. */
function bundle(schemas: Map<string, Schema>): Schema {
  const definitions: Schema = {}
  for (const [
    file,
    { $defs, $schema, $id, 'x-slots': slots, 'x-slots-in': slotsIn, 'x-data': data, ...schema },
  ] of schemas) {
    for (const [name, part] of Object.entries(($defs ?? {}) as Schema)) {
      definitions[address(file, name)] = relink(part, file)
    }
    if (Object.keys(schema).length > 2) definitions[address(file, '')] = relink(schema, file)
  }
  return { title: 'Grammar', type: 'object', properties: {}, additionalProperties: false, $defs: definitions }
}

/** A reference beside a description would become a type of its own, so the description goes. */
function relink(node: Json, file: string): Json {
  if (Array.isArray(node)) return node.map((part) => relink(part, file))
  if (node === null || typeof node !== 'object') return node
  if (typeof node.$ref === 'string') {
    const [target = '', pointer = ''] = node.$ref.split('#/$defs/')
    return { $ref: `#/$defs/${address(target.replace('../', '') || file, pointer)}` }
  }
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, part]) => !(key === 'oneOf' && isEitherRequired(part)))
      .map(([key, part]) => [key, relink(part, file)]),
  )
}

/** "One of these properties is there" has no readable type; the grammar itself still checks it. */
function isEitherRequired(part: Json): boolean {
  return Array.isArray(part) && part.every((choice) => Object.keys(choice ?? {}).join() === 'required')
}

function address(file: string, name: string): string {
  return `${file.replace('.json', '').replace('/', '_')}${name ? `_${name}` : ''}`
}

function quote(file: string): string {
  return `'${file.replace('blocks/', '').replace('.json', '')}'`
}
