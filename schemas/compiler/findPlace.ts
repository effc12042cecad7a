import type { Definition, PageDefinition } from '#generated/grammar/types.ts'
import { joinPointer, pointerTokens } from '../runtime/readPointer.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import { compilePage } from './compilePage.ts'
import { expandDefinitions, partKinds, type Written } from './expandDefinitions.ts'
import type { Place } from './origins.ts'

/** Where something was written; what a fragment brought also in that. */
export type FoundPlace = Place & { fragment?: Place }

/**
 * Where that was written which stands at a place of an artefact. A field of a form is named: `/fields/email`. Pure.
 * @param all definitions as they are written, in the edition of today
 * @param key that of the artefact: page/home
 * @returns undefined where no one definition makes such an artefact
 */
export function findPlace(all: readonly unknown[], key: string, pointer: string): FoundPlace | undefined {
  const kinds = new Set([...partKinds, key.slice(0, key.indexOf('/'))])
  const written = all.filter((one): one is Written => isSchema(one) && kinds.has(String(one.kind)))
  const { definitions, origins } = expandDefinitions(written)
  const plain = definitions.find(({ kind, id }) => `${kind}/${id}` === key)
  if (plain === undefined) return undefined
  // What is known of an object holds for it wherever it has come to; a wrapper's blocks are copies, but what is in them is not.
  let near: { object: object; rest: string } = { object: plain, rest: '' }
  let value: unknown = asArtefact(plain, definitions)
  for (const token of pointerTokens(pointer)) {
    value = isObject(value) && Object.hasOwn(value, token) ? value[token] : undefined
    if (value === undefined) break
    const known = [value, isObject(value) ? value.props : undefined].find(
      (one): one is object => origins.get(one) !== undefined,
    )
    near = known ? { object: known, rest: '' } : { ...near, rest: joinPointer(near.rest, token) }
  }
  if (plain.kind === 'form' && near.rest.startsWith('/fields/')) {
    const [, name] = pointerTokens(near.rest)
    const at = plain.fields.findIndex(({ sysname }) => sysname === name)
    near.rest = at < 0 ? '' : joinPointer('', 'fields', at)
  }
  return origins.locate(near.object, key, near.rest)
}

/** A definition shaped as its artefact is, of the same objects. */
function asArtefact(plain: Definition, all: readonly Definition[]): unknown {
  if (plain.kind === 'form')
    return { ...plain, fields: Object.fromEntries(plain.fields.map((field) => [field.sysname, field])) }
  if (plain.kind !== 'page') return plain
  const wrapper = all.find((one): one is PageDefinition => one.kind === 'page' && one.id === plain.wrapper)
  return compilePage(plain, wrapper)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return isSchema(value) || Array.isArray(value)
}
