import { nearestName } from './nearestName.ts'
import { joinPointer } from './readPointer.ts'
import {
  type FindSchema,
  type GrammarNode,
  type GrammarSchema,
  hasType,
  isSchema,
  resolveRef,
  suitingBranch,
} from './walkGrammar.ts'

/** What is wrong with a value, where, and what to do. */
export type Mismatch = { pointer: string; message: string; hint: string }

/** What one schema, without the schemas below it, finds wrong with a value, in words for an editor. */
export function explainMismatch(node: GrammarNode, find: FindSchema): Mismatch[] {
  const { schema, value, pointer } = node
  const say = (message: string, hint: string, at = pointer): Mismatch => ({ pointer: at, message, hint })
  if (schema.type !== undefined && !hasType(value, schema.type)) {
    const wanted = [schema.type].flat().join(' or ')
    return [say(`It must be ${article(wanted)}, not ${article(nameOfType(value))}.`, `${about(schema)}`)]
  }
  const found: Mismatch[] = []
  if ('const' in schema && value !== schema.const)
    found.push(say(`It must be ${show(schema.const)}.`, `Write ${show(schema.const)} here.`))
  if (Array.isArray(schema.enum) && !schema.enum.includes(value))
    found.push(say(`${show(value)} is not known here.`, chooseOf(value, schema.enum)))
  if (typeof value === 'string') found.push(...explainText(schema, value, say))
  if (typeof value === 'number') {
    if (typeof schema.minimum === 'number' && value < schema.minimum)
      found.push(say(`${value} is too small.`, `Give at least ${schema.minimum}.`))
    if (typeof schema.maximum === 'number' && value > schema.maximum)
      found.push(say(`${value} is too large.`, `Give at most ${schema.maximum}.`))
  }
  if (Array.isArray(value) && typeof schema.minItems === 'number' && value.length < schema.minItems)
    found.push(say('The list is too short.', `Give at least ${schema.minItems}.`))
  if (isSchema(value)) found.push(...explainObject(schema, value, pointer, say))
  if (Array.isArray(schema.oneOf)) found.push(...explainChoice(node, find, say))
  return found
}

type Say = (message: string, hint: string, at?: string) => Mismatch

function explainText(schema: GrammarSchema, value: string, say: Say): Mismatch[] {
  const found: Mismatch[] = []
  if (typeof schema.pattern === 'string' && !new RegExp(schema.pattern, 'u').test(value))
    found.push(
      say(
        value === '' ? 'Nothing is written here.' : `${show(value)} is not written as it must be.`,
        about(schema),
      ),
    )
  if (typeof schema.maxLength === 'number' && [...value].length > schema.maxLength)
    found.push(say('The text is too long.', `Use at most ${schema.maxLength} characters.`))
  if (typeof schema.minLength === 'number' && [...value].length < schema.minLength)
    found.push(say('The text is too short.', `Use at least ${schema.minLength} characters.`))
  return found
}

function explainObject(schema: GrammarSchema, value: GrammarSchema, pointer: string, say: Say): Mismatch[] {
  const found: Mismatch[] = []
  const known = isSchema(schema.properties) ? Object.keys(schema.properties) : []
  const missing = (Array.isArray(schema.required) ? schema.required.map(String) : []).filter(
    (name) => !Object.hasOwn(value, name),
  )
  const strangers =
    schema.additionalProperties === false ? Object.keys(value).filter((one) => !known.includes(one)) : []
  // Whoever misspelt a property has not forgotten it too.
  const meant = new Map(strangers.map((name) => [name, nearestName(name, missing)]))
  const misspelt = [...meant.values()]
  for (const name of missing.filter((one) => !misspelt.includes(one)))
    found.push(say(`The property ${show(name)} is missing.`, `Add ${show(name)}.`))
  for (const name of strangers) {
    const near = meant.get(name) ?? nearestName(name, known)
    const hint =
      near === undefined
        ? `Remove it, or use one of: ${known.join(', ')}.`
        : `Did you mean ${show(near)}? Known are: ${known.join(', ')}.`
    found.push(say(`The property ${show(name)} is not known here.`, hint, joinPointer(pointer, name)))
  }
  if (typeof schema.minProperties === 'number' && Object.keys(value).length < schema.minProperties)
    found.push(say('There are too few entries.', `Give at least ${schema.minProperties}.`))
  return found
}

/** Choices between whole shapes, and "exactly one of these properties". */
function explainChoice(
  { schema, value, pointer, file }: GrammarNode,
  find: FindSchema,
  say: Say,
): Mismatch[] {
  const branches = schema.oneOf as GrammarSchema[]
  const either = branches.map((branch) =>
    Object.keys(branch).join() === 'required' ? branch.required : null,
  )
  if (either.every((names) => Array.isArray(names)) && isSchema(value)) {
    const names = either.flat().map(String)
    const given = names.filter((name) => Object.hasOwn(value, name))
    if (given.length === 1) return []
    const message =
      given.length === 0 ? 'Something is missing.' : `${given.join(' and ')} exclude each other.`
    return [say(message, `Give exactly one of: ${names.join(', ')}.`)]
  }
  if (suitingBranch(branches, value, file, find)) return []
  const [word, words] = discriminator(branches, file, find)
  if (word !== undefined && isSchema(value) && Object.hasOwn(value, word) && !words.includes(value[word])) {
    const hint = chooseOf(value[word], words)
    return [say(`There is no ${word} ${show(value[word])}.`, hint, joinPointer(pointer, word))]
  }
  return [say(`${show(value)} has none of the forms that are possible here.`, about(schema))]
}

/** The property by whose constant all branches are told apart (do of actions, rule of rules), and its values. */
function discriminator(
  branches: readonly GrammarSchema[],
  file: GrammarSchema,
  find: FindSchema,
): [word: string | undefined, words: unknown[]] {
  const properties = branches.map((branch) => {
    const target = typeof branch.$ref === 'string' ? resolveRef(branch.$ref, file, find)?.schema : branch
    return isSchema(target?.properties) ? target.properties : {}
  })
  const constant = (one: GrammarSchema, name: string) => {
    const part = Object.hasOwn(one, name) ? one[name] : undefined
    return isSchema(part) && 'const' in part ? part.const : undefined
  }
  const word = Object.keys(properties[0] ?? {}).find((name) =>
    properties.every((one) => constant(one, name) !== undefined),
  )
  return [word, word === undefined ? [] : properties.map((one) => constant(one, word))]
}

function chooseOf(value: unknown, words: readonly unknown[]): string {
  const near = typeof value === 'string' ? nearestName(value, words.map(String)) : undefined
  const all = `Choose one of: ${words.map(String).join(', ')}.`
  return near === undefined ? all : `Did you mean ${show(near)}? ${all}`
}

function about({ description, examples }: GrammarSchema): string {
  if (typeof description === 'string') return description
  return Array.isArray(examples)
    ? `Write it like ${show(examples[0])}.`
    : 'See the description of this property.'
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

function nameOfType(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

function article(type: string): string {
  return type === 'null' ? 'null' : /^[aio]/.test(type) ? `an ${type}` : `a ${type}`
}
