import { type FoundPlace, findPlace } from '#schemas/compiler/findPlace.ts'
import { edition, editionOf, upgrade } from '#schemas/compiler/upgrade.ts'
import { findReferences, type WrittenReference } from '#schemas/gate/findReferences.ts'
import { findUses, type Use } from '#schemas/gate/findUses.ts'
import { type Renaming, renameDefinition } from '#schemas/gate/renameDefinition.ts'
import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import type { Problem } from '#schemas/runtime/problem.ts'
import { isSchema } from '#schemas/runtime/walkGrammar.ts'
import {
  type CompiledRelease,
  type Definition,
  definitionKey,
  type PrintedRelease,
  type RenameAnswer,
} from './Definition.ts'
import { hash } from './hash.ts'

/** A compiler of definitions as they are; what it is given it does not change, and neither does anybody else. */
export type SiteCompiler = {
  compileRelease(definitions: readonly Definition[]): CompiledRelease & { lent?(key: string): unknown }
  checkDefinition(definition: Definition): Problem[]
}

/** A release with those of its texts that the release before did not have. */
export type Texts = { hashes: readonly string[]; texts: ReadonlyMap<string, string> }

type Named = { name: string; definitions: readonly Definition[]; references: readonly WrittenReference[] }

/**
 * A compiler of texts that keeps the definitions and the hashes of the artefacts of the release that it saw last: what did
 * not change is neither read nor sent, parsed, compiled or printed again. It keeps nothing of any other release.
 */
export function createTextCompiler(compiler: SiteCompiler) {
  let kept: ReadonlyMap<string, Definition> = new Map()
  const printed = new WeakMap<object, string>()
  let named: Named | undefined

  function take({ hashes, texts }: Texts): Definition[] {
    const definitions = hashes.map((name) => kept.get(name) ?? parse(texts, name))
    kept = new Map(hashes.map((name, at) => [name, definitions[at] as Definition]))
    return definitions
  }

  /** Definitions in the edition of today, and all that they name; asked again and again of the same ones. */
  function referencesOf(texts: Texts): Named {
    const name = texts.hashes.join()
    // Also where nothing is to be found anew: whoever asks takes it that these are the ones that are kept.
    const taken = take(texts)
    if (named?.name === name) return named
    const definitions = taken.map(upgrade)
    named = { name, definitions, references: findReferences(definitions) }
    return named
  }

  /** The hash of an artefact, and its text where it is not among the known ones. */
  function print(artefact: unknown, known: ReadonlySet<string>): { name: string; text?: string } {
    const before = isSchema(artefact) ? printed.get(artefact) : undefined
    if (before !== undefined && known.has(before)) return { name: before }
    const text = canonicalJson(artefact)
    const name = before ?? hash(text)
    if (isSchema(artefact)) printed.set(artefact, name)
    return known.has(name) ? { name } : { name, text }
  }

  return {
    release(texts: Texts, known: ReadonlySet<string>): PrintedRelease {
      const definitions = take(texts)
      const { problems, artefacts } = compiler.compileRelease(definitions)
      const all = Object.entries(artefacts).map(([key, one]) => ({ key, ...print(one, known) }))
      return {
        problems,
        hashes: Object.fromEntries(all.map(({ key, name }) => [key, name])),
        texts: new Map(all.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text] as const]))),
        upgraded: definitions.filter((one) => editionOf(one) < edition).map(definitionKey),
      }
    },
    preview(texts: Texts, wanted: readonly string[]): CompiledRelease {
      const { problems, artefacts, lent } = compiler.compileRelease(take(texts))
      const of = new Map(Object.entries(artefacts))
      const given = wanted.map((key) => [key, of.get(key) ?? lent?.(key)] as const)
      return { problems, artefacts: Object.fromEntries(given.filter(([, one]) => one !== undefined)) }
    },
    uses: (texts: Texts, key: string): Use[] => {
      const { definitions, references } = referencesOf(texts)
      return findUses(definitions, references, key)
    },
    rename(texts: Texts, renaming: Renaming, wasLive: boolean): RenameAnswer {
      const { definitions, references } = referencesOf(texts)
      const made = renameDefinition(definitions, references, renaming, wasLive)
      if ('refused' in made) return made
      const { places, changed } = made
      const names = [...changed.keys()]
      const before = new Map(definitions.map((one) => [definitionKey(one as Definition), one]))
      const next = new Map(before)
      for (const [key, one] of changed) {
        if (one === null) next.delete(key)
        else next.set(key, one as Definition)
      }
      const faults = (site: ReadonlyMap<string, unknown>) =>
        compiler.compileRelease([...site.values()] as Definition[]).problems
      // What was wrong before is wrong still, if under another name.
      const known = new Set(faults(before).map(({ code, pointer }) => `${code} ${pointer}`))
      const problems = faults(next).filter(({ code, pointer }) => !known.has(`${code} ${pointer}`))
      const changes = names.map((key) => ({
        key,
        before: (before.get(key) ?? null) as Definition | null,
        after: (changed.get(key) ?? null) as Definition | null,
      }))
      return { changes, places, problems }
    },
    place: (texts: Texts, key: string, pointer: string): FoundPlace | undefined =>
      findPlace(take(texts).map(upgrade), key, pointer),
    definition: (definition: Definition) => compiler.checkDefinition(definition),
  }
}

function parse(texts: Texts['texts'], name: string): Definition {
  const text = texts.get(name)
  if (text === undefined) throw new Error(`The text ${name} was not sent`)
  return JSON.parse(text)
}

export type TextCompiler = ReturnType<typeof createTextCompiler>
