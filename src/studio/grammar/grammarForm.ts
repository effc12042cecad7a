import type { Field } from '#generated/grammar/types.ts'
import { compileForm } from '#schemas/compiler/compileForm.ts'
import { findGrammar } from '#schemas/compiler/grammar.ts'
import { errorCodes } from '#schemas/rules/errorCodes.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import { type GrammarSchema, isSchema, resolveRef, suitingBranch } from '#schemas/runtime/walkGrammar.ts'
import { isObject, isSame, type Json, type JsonObject } from '../definition/identity.ts'
import { type SpecialName, specialName } from './specialName.ts'

type Path = readonly string[]

/** A place of a value that one field of a form edits. */
export type Leaf = {
  path: Path
  type: 'text' | 'number' | 'either' | 'boolean' | 'choice' | 'lines'
  schema: GrammarSchema
}

/** A part of the grammar, and the file that its references are seen from. */
export type Described = { schema: GrammarSchema; file: GrammarSchema }

/** A place that needs an editor of its own: a condition, a list of objects, actions. */
export type Special = Described & { path: Path; editor: SpecialName | undefined }

/** A form for what a part of the grammar describes. */
export type GrammarForm = {
  form: FormArtefact
  /** Words by the keys that the form has in place of texts. */
  texts: Readonly<Record<string, string>>
  values: Readonly<Record<string, unknown>>
  leaves: readonly Leaf[]
  specials: readonly Special[]
  /** The value with what was entered; the rest of it is as it was. */
  write(value: Json | undefined, entered: Readonly<Record<string, unknown>>): Json
}

/** `lines` says how several are written into one box. */
type FormWords = { unset: string; apply: string; lines: string }

/** Stands for what is not said, where one of several words is chosen. */
const unset = '-'

/**
 * Makes a form, in the language of the site, of a part of the grammar: the studio is its first user. Names and descriptions
 * of the grammar are its labels and helps.
 * @param of the grammar: form.json#/$defs/field
 * @param only first steps of paths that are wanted; all if left out
 */
export function grammarForm(
  of: string | Described,
  value: Json | undefined,
  words: FormWords,
  only?: (path: Path) => boolean,
): GrammarForm {
  const root = inWords(describedBy(of), value)
  const leaves: Leaf[] = []
  const specials: Special[] = []
  const required = new Set<string>()
  collect(root.schema, root.file, [], value)

  const texts: Record<string, string> = { 'grammar.apply': words.apply }
  const fields = leaves.map((leaf) => fieldOf(leaf, required.has(leaf.path.join('/')), texts, words))
  const entries = Object.fromEntries(errorCodes.map((code) => [code, `code.${code}`]))
  const form = compileForm(
    {
      kind: 'form',
      id: 'grammar',
      dictionary: 'studio',
      validation: 'eager',
      fields,
      submit: { operation: 'studio.apply', label: 'grammar.apply' },
      errors: { default: 'code.other' },
    },
    { studio: { kind: 'dictionary', id: 'studio', entries } },
  )
  const values = Object.fromEntries(
    leaves.map((leaf) => [nameOf(leaf), shown(leaf, valueAt(value, leaf.path))]),
  )
  return { form, texts, values, leaves, specials, write }

  function collect(schema: GrammarSchema, file: GrammarSchema, path: Path, given: Json | undefined): void {
    const names = Array.isArray(schema.required) ? schema.required : []
    for (const name of names) required.add([...path, name].join('/'))
    for (const [name, part] of Object.entries(isSchema(schema.properties) ? schema.properties : {})) {
      const here = [...path, name]
      if (!isSchema(part) || (only && !only(here))) continue
      sort(part, file, here, isObject(given) ? given[name] : undefined)
    }
  }

  function sort(part: GrammarSchema, from: GrammarSchema, path: Path, given: Json | undefined): void {
    const { schema, file } = schemaOf(part, from)
    if ('const' in schema || schema.title === 'Blocks') return
    const held = schema.type === 'array' && isSchema(schema.items) && schemaOf(schema.items, file).schema
    const editor = held && isChosen(held) && isLines(given) ? 'names' : specialName(schema)
    if (editor) {
      specials.push({ path, schema, file, editor })
      return
    }
    const branch = branchOf(schema, file, given)
    if (branch) {
      sort({ ...described(schema), ...branch }, file, path, given)
      return
    }
    const type = leafType(schema, file)
    const fits = given === undefined || type === undefined || isShowable(type, given)
    if (type && fits) leaves.push({ path, type, schema })
    else if (isSchema(schema.properties) && !schema.oneOf && (given === undefined || isObject(given)))
      collect(schema, file, path, given)
    else specials.push({ path, schema, file, editor: undefined })
  }

  function write(before: Json | undefined, entered: Readonly<Record<string, unknown>>): Json {
    let next: Json = isObject(before) ? before : {}
    for (const leaf of leaves) {
      const name = nameOf(leaf)
      if (!(name in entered)) continue
      const read = parsed(leaf, entered[name])
      if (read === 'unfit') continue
      const now = valueAt(next, leaf.path)
      // What is empty from the start is to be said yet: its place is named until it is.
      if (isSame(read, now) || (read === undefined && (now === undefined || now === ''))) continue
      if (leaf.type === 'boolean' && now === undefined && read === (leaf.schema.default === true)) continue
      next = withValue(next, leaf.path, read, required)
    }
    return next
  }
}

const nameOf = ({ path }: Pick<Leaf, 'path'>): string => path.join('_')

/** What describes a value, with all that it refers to. */
export const describedBy = (of: string | Described): Described =>
  typeof of === 'string' ? schemaOf({ $ref: of }, {}) : schemaOf(of.schema, of.file)

/** A schema with what it refers to; what it says itself goes before. */
export function schemaOf(schema: GrammarSchema, file: GrammarSchema): Described {
  const { $ref, ...own } = schema
  const target = typeof $ref === 'string' ? resolveRef($ref, file, findGrammar) : undefined
  if (!target) return { schema, file }
  const inner = schemaOf(target.schema, target.file)
  return { schema: { ...inner.schema, ...own }, file: inner.file }
}

/** Of what may be written in several ways that which it is written in. */
function inWords(of: Described, value: Json | undefined): Described {
  const branch = branchOf(of.schema, of.file, value)
  return branch ? schemaOf(branch, of.file) : of
}

const described = ({ description }: GrammarSchema) => (description === undefined ? {} : { description })

/** Of several ways to write a value that which it is written in; the first where it is not there yet. */
function branchOf(
  schema: GrammarSchema,
  file: GrammarSchema,
  given: Json | undefined,
): GrammarSchema | undefined {
  if (!Array.isArray(schema.oneOf) || isSchema(schema.properties)) return undefined
  const branches = (schema.oneOf as GrammarSchema[]).filter(isSchema)
  if (given === undefined) return branches.find((one) => one['x-written'] !== true)
  const found = suitingBranch(branches, given, file, findGrammar)
  return found?.['x-written'] === true ? undefined : found
}

function leafType(schema: GrammarSchema, file: GrammarSchema): Leaf['type'] | undefined {
  const { type, items } = schema
  if (Array.isArray(schema.enum)) return 'choice'
  if (type === 'boolean') return 'boolean'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'string') return 'text'
  if (Array.isArray(type) && type.includes('string')) return 'either'
  if (type !== 'array' || !isSchema(items)) return undefined
  return schemaOf(items, file).schema.type === 'string' ? 'lines' : undefined
}

/** Whether there is a list to choose it from. */
const isChosen = (schema: GrammarSchema) => Array.isArray(schema.enum) || specialName(schema) === 'name'

const isLines = (given: Json | undefined) =>
  given === undefined || (Array.isArray(given) && given.every((one) => typeof one === 'string'))

function isShowable(type: Leaf['type'], given: Json): boolean {
  if (type === 'boolean') return typeof given === 'boolean'
  if (type === 'lines') return isLines(given)
  return typeof given === 'string' || typeof given === 'number'
}

/** is_required → Is required. */
const spoken = (name: string): string => {
  const words = name.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a place is called: its own name, or with that of what holds it where the name alone says too little. */
export function labelOf(path: Path): string {
  const telling = path.filter((name) => !['attributes', 'params', 'options'].includes(name))
  // The parameters of a block are called by just that.
  const names = telling.length > 0 ? telling : path.slice(-1)
  return names.map((name, at) => (at === 0 ? spoken(name) : spoken(name).toLowerCase())).join(': ')
}

function fieldOf(leaf: Leaf, isRequired: boolean, texts: Record<string, string>, words: FormWords): Field {
  const { path, type, schema } = leaf
  const name = nameOf(leaf)
  const label = `label.${name}`
  texts[label] = labelOf(path)
  const said = [schema.description, type === 'lines' && words.lines].filter((one) => typeof one === 'string')
  const help = said.length > 0 ? { help: `help.${name}` } : {}
  if (help.help) texts[help.help] = said.join(' ')
  const base = {
    label,
    ...help,
    params: { is_required: isRequired && type !== 'boolean' },
    autocomplete: 'off' as const,
  }
  const field = { sysname: name, onChange: [{ do: 'refresh' as const, what: 'page' as const }] }
  if (type === 'boolean') return { ...field, type: 'checkbox', attributes: base } as Field
  if (type === 'choice') {
    const choices = (schema.enum as unknown[]).map((one) => ({ value: String(one), name: String(one) }))
    const select = isRequired ? choices : [{ value: unset, name: words.unset }, ...choices]
    return { ...field, type: 'select', attributes: { ...base, options: { select } } } as Field
  }
  if (type === 'lines') return { ...field, type: 'textarea', attributes: { ...base, rows: 3 } } as Field
  if (type === 'number') {
    const { minimum: min, maximum: max } = schema
    const rules = [
      { rule: 'regex', params: { pattern: '-?[0-9]+([.][0-9]+)?' } },
      ...(typeof min === 'number' ? [{ rule: 'min_value', params: { min } }] : []),
      ...(typeof max === 'number' ? [{ rule: 'max_value', params: { max } }] : []),
    ]
    return { ...field, type: 'input', attributes: { ...base, inputmode: 'decimal' }, rules } as Field
  }
  const pattern = typeof schema.pattern === 'string' ? schema.pattern.replace(/^\^|\$$/g, '') : undefined
  const rules = pattern === undefined ? [] : [{ rule: 'regex', params: { pattern } }]
  return { ...field, type: 'input', attributes: base, rules } as Field
}

function shown({ type, schema }: Leaf, value: Json | undefined): unknown {
  if (type === 'boolean') return (value ?? schema.default) === true
  if (type === 'choice') return value === undefined ? unset : String(value)
  if (type === 'lines') return Array.isArray(value) ? value.join('\n') : ''
  return value === undefined ? '' : String(value)
}

function parsed({ type, schema }: Leaf, entered: unknown): Json | undefined | 'unfit' {
  if (type === 'boolean') return entered === true
  const text = String(entered ?? '')
  if (text === '' || (type === 'choice' && text === unset)) return undefined
  const isNumber = /^-?[0-9]+([.][0-9]+)?$/.test(text)
  if (type === 'number') return isNumber ? Number(text) : 'unfit'
  if (type === 'either') return isNumber ? Number(text) : text
  if (type === 'choice') return (schema.enum as Json[]).find((one) => String(one) === text)
  if (type === 'lines') return text.split('\n').filter((line) => line.trim() !== '')
  return text
}

/** What stands at a path. */
export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  let here = value
  for (const name of path) here = isObject(here) ? here[name] : undefined
  return here
}

/** A copy with another value at a path; objects that are left empty go with what was in them, unless they are required. */
export function withValue(
  value: Json | undefined,
  path: Path,
  next: Json | undefined,
  required: ReadonlySet<string> = new Set(),
  around: Path = [],
): Json {
  const [name, ...rest] = path
  const before: JsonObject = isObject(value) ? value : {}
  if (name === undefined) return next ?? before
  const { [name]: old, ...others } = before
  const here = [...around, name]
  const inner = rest.length === 0 ? next : withValue(old, rest, next, required, here)
  const isEmpty = rest.length > 0 && isObject(inner) && Object.keys(inner).length === 0
  if (inner === undefined || (isEmpty && !required.has(here.join('/')))) return others
  return { ...before, [name]: inner }
}
