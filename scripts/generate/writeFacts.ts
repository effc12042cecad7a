import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { banner } from './printTypes.ts'

const grammar = fileURLToPath(new URL('../../schemas/grammar/', import.meta.url))

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Schema = { [key: string]: Json }

/** The type of the facts, which nobody changes, from their grammar alone. */
export async function writeFacts(): Promise<Record<string, string>> {
  const schema = await read('facts.json')
  const imported = new Set<string>()
  const linked = (await link(schema, imported)) as JSONSchema
  const types = await compile(linked, 'Facts', {
    bannerComment: '',
    additionalProperties: false,
    style: { semi: false, singleQuote: true, printWidth: 110 },
  })
  const names = [...imported].sort().join(', ')
  return {
    'grammar/facts.ts': `${banner}import type { ${names} } from './types.ts'\n\n${types.replaceAll(/: (\w+)\[\]/g, ': readonly $1[]')}`,
  }
}

const read = async (file: string): Promise<Schema> => JSON.parse(await readFile(grammar + file, 'utf8'))

/** What stands in another file of the grammar has a type there; what has no type at all may be anything. */
async function link(node: Json, imported: Set<string>): Promise<Json> {
  if (Array.isArray(node)) return Promise.all(node.map((part) => link(part, imported)))
  if (node === null || typeof node !== 'object') return node
  if (typeof node.$ref === 'string' && node.$ref.startsWith('#')) return { $ref: node.$ref }
  if (typeof node.$ref === 'string') return { tsType: await typeNamed(node.$ref, imported) }
  const entries = Object.entries(node).map(async ([key, part]) => [key, await link(part, imported)] as const)
  const linked = Object.fromEntries(await Promise.all(entries))
  const isOpen = Object.keys(node).every((key) => key === 'description' || key.startsWith('x-'))
  return isOpen && 'description' in node ? { ...linked, tsType: 'unknown' } : linked
}

/** @throws Error where the place that is referred to has no title, and so no type */
async function typeNamed(ref: string, imported: Set<string>): Promise<string> {
  const [file = '', pointer = ''] = ref.split('#')
  let target: Json | undefined = await read(file)
  for (const token of pointer.split('/').slice(1)) target = (target as Schema | undefined)?.[token]
  const { title, items } = target as Schema
  const inner = items as Schema | undefined
  const name = title ?? inner?.title
  if (typeof name !== 'string') throw new Error(`${ref} has no title to name its type by`)
  imported.add(name)
  // Of what the site sets a visit, a story or a test may know a part.
  return title === undefined ? `${name}[]` : `Partial<${name}>`
}
