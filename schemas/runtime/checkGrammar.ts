import { dereference, type Schema, validate } from '@cfworker/json-schema'
import { explainMismatch, type Mismatch } from './explainMismatch.ts'
import { pointerTokens } from './readPointer.ts'
import { type FindSchema, type GrammarSchema, hasType, walkGrammar } from './walkGrammar.ts'

/** Deeper than any honest definition; keeps hostile nesting from exhausting the stack. */
const DEEPEST = 60

export type GrammarChecker = {
  /** What is wrong with a value, by a schema file (`form.json`) or a part of it (`form.json#/$defs/field`). */
  check(value: unknown, ref: string, pointer?: string): Mismatch[]
  /** The same for a part of what was checked already, and so is not nested too deep. */
  checkPart(value: unknown, ref: string, pointer: string): Mismatch[]
  find: FindSchema
}

/**
 * A checker over a set of grammar files. @cfworker/json-schema gives the verdict; where it is no, a walk along the
 * suiting branches finds words for it, and enters only the parts to which the verdict is no as well, so that nobody is
 * accused of what stands beside the fault. Never throws, whatever the value.
 * @param fits a quicker verdict, which is asked first; only where it is no is the other
 */
export function createGrammarChecker(
  files: Readonly<Record<string, GrammarSchema>>,
  fits: (value: unknown, ref: string) => boolean = () => false,
): GrammarChecker {
  const find = finderIn(files)
  let lookup: Lookup | undefined
  const verdict = (value: unknown, schema: GrammarSchema) => {
    lookup ??= lookupOf(files)
    return validate(value, schema as Schema, '2020-12', lookup, true)
  }
  const checkPart: GrammarChecker['checkPart'] = (value, ref, pointer) => {
    try {
      if (fits(value, ref)) return []
      const schema = { $ref: `${base}${ref}` }
      const result = verdict(value, schema)
      if (result.valid) return []
      const found: Mismatch[] = []
      const root = { schema, value, pointer, parent: undefined, file: schema }
      walkGrammar(root, find, (node) => {
        if (verdict(node.value, node.schema).valid) return false
        found.push(...explainMismatch(node, find))
        return true
      })
      return found.length > 0 ? found : [unexplained(result.errors, pointer)]
    } catch (error) {
      return [unreadable(pointer, error)]
    }
  }
  const check: GrammarChecker['check'] = (value, ref, pointer = '') =>
    isTooDeep(value) ? [tooDeep(pointer)] : checkPart(value, ref, pointer)
  return { check, checkPart, find }
}

type Lookup = Record<string, Schema | boolean>

/** Every schema of the files by its address; the validator also notes in each schema where what it refers to stands. */
function lookupOf(files: Readonly<Record<string, GrammarSchema>>): Lookup {
  const lookup: Lookup = Object.create(null)
  for (const schema of Object.values(files)) dereference(schema as Schema, lookup)
  return lookup
}

const base = 'https://croupier.example/grammar/'

/** Files refer to each other by relative name, whatever folder they stand in. */
function finderIn(files: Readonly<Record<string, GrammarSchema>>): FindSchema {
  return (name) => {
    const plain = name.replace(base, '').replace(/^(\.\.?\/)+/, '')
    return Object.hasOwn(files, plain) ? files[plain] : undefined
  }
}

function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap((one) => (hasType(one, ['object', 'array']) ? Object.values(one as object) : []))
  }
  return false
}

function tooDeep(pointer: string): Mismatch {
  return {
    pointer,
    message: `It is nested more than ${DEEPEST} levels deep.`,
    hint: 'Take it apart into several definitions.',
  }
}

function unexplained(errors: { instanceLocation: string; error: string }[], pointer: string): Mismatch {
  const deepest = errors.reduce<(typeof errors)[number] | undefined>(
    (best, one) =>
      pointerTokens(one.instanceLocation).length >= pointerTokens(best?.instanceLocation ?? '').length
        ? one
        : best,
    undefined,
  )
  return {
    pointer: pointer + decodeURI(deepest?.instanceLocation.replace(/^#/, '') ?? ''),
    message: deepest?.error ?? 'It does not fit the grammar.',
    hint: 'Compare it with the description of this kind of definition.',
  }
}

function unreadable(pointer: string, error: unknown): Mismatch {
  return {
    pointer,
    message: `It could not be checked: ${String(error).slice(0, 200)}`,
    hint: 'Write it anew from a definition that works.',
  }
}
