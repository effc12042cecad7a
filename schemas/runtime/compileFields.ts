import type { Choices, DynamicFields, Field, Validators } from '#generated/grammar/types.ts'
import { impliedSchemaOfAll } from '../rules/impliedSchema.ts'
import { referencedFields } from '../rules/registry.ts'
import type { FieldArtefact, JsonSchema } from './artefacts.ts'
import { autocompleteOf, inputmodeOf } from './autocomplete.ts'
import type { BoundFields } from './boundFields.ts'
import { conditionFields } from './conditionPaths.ts'
import {
  asksKnownPassword,
  type ImpliedRulesOptions,
  impliedRules,
  isRequired,
  requiredRule,
} from './impliedRules.ts'

/** A list of fields, compiled: the part of a form that the platform may also supply while it is open. */
export type CompiledFields = {
  order: string[]
  fields: Record<string, FieldArtefact>
  schema: JsonSchema
  dependents: Record<string, string[]>
  /** What the answer that brought them says of fields of the form itself. */
  bound?: BoundFields
}

type FieldOptions = {
  signsIn?: boolean
  optional?: DynamicFields['optional']
  validators?: Validators | undefined
}

/**
 * Compiles fields that checkFields found right. Hidden fields (is_visible false) are left out; of two fields with one
 * name the first counts.
 * @param signsIn the form signs a player in, so that its password is the current one
 * @param optional what becomes of fields that need not be filled in
 * @param validators rules of the site for fields by name
 */
export function compileFields(
  given: readonly Field[],
  { signsIn = false, optional = 'shown', validators }: FieldOptions = {},
): CompiledFields {
  const known = signsIn || !validators ? given : given.map((field) => withRules(field, validators))
  const fields = known.flatMap((field) => treatOptional(field, optional))
  const order: string[] = []
  const artefacts: Record<string, FieldArtefact> = {}
  const properties: JsonSchema['properties'] = {}
  const options = { signsIn, phoneCountryField: phoneCountryField(fields), nameFields: nameFields(fields) }
  for (const field of fields) {
    const name = field.sysname
    if (field.attributes.params?.is_visible === false || Object.hasOwn(artefacts, name)) continue
    const artefact = compileField(field, options)
    order.push(name)
    artefacts[name] = artefact
    properties[name] = impliedSchemaOfAll(artefact.rules)
  }
  return {
    order,
    fields: artefacts,
    schema: { type: 'object', properties, required: alwaysRequired(artefacts), additionalProperties: false },
    dependents: dependentsOf({ order, fields: artefacts }),
  }
}

/** With the rules that the site has for its name and it has not itself, behind its own. */
function withRules(field: Field, validators: Validators): Field {
  const isSaid = Object.hasOwn(validators, field.sysname) && !asksKnownPassword(field)
  const ofSite = isSaid ? (validators[field.sysname] ?? []) : []
  const { rules: own = [] } = field
  const added = ofSite.filter(({ rule }) => !own.some((use) => use.rule === rule))
  return added.length > 0 ? { ...field, rules: [...own, ...added] } : field
}

/** The fast and the full way to register ask the same fields of the platform (product document, section 4). */
function treatOptional(field: Field, optional: DynamicFields['optional']): Field[] {
  const isOptional = !isRequired(field) && field.requiredWhen === undefined
  if (!isOptional || optional === 'shown') return [field]
  if (optional === 'hidden') return []
  const params = { ...field.attributes.params, is_required: true }
  return [{ ...field, attributes: { ...field.attributes, params } }]
}

function alwaysRequired(fields: Record<string, FieldArtefact>): string[] {
  return Object.entries(fields)
    .filter(
      ([, { rules, type, visibleWhen }]) =>
        !visibleWhen && rules.some(({ rule }) => rule === requiredRule(type).rule),
    )
    .map(([name]) => name)
}

/** What a player is known by, which nobody should take for a password. */
const nameFields = (fields: readonly Field[]): string[] =>
  fields.map(({ sysname }) => sysname).filter((name) => ['email', 'login', 'mobile'].includes(name))

/** The country of a phone number is chosen beside it, or else is that of the player. */
function phoneCountryField(fields: readonly Field[]): string | undefined {
  const byName = fields.find(({ sysname }) => sysname === 'phone_country_code')
  return (byName ?? fields.find(({ type }) => type === 'country_code'))?.sysname
}

function compileField(field: Field, options: ImpliedRulesOptions): FieldArtefact {
  const { label, placeholder, help, width, size } = field.attributes
  const { rows, min, max, accept, maxBytes, bounds, presets, group, reveal, strength, preventEmoji } =
    field.attributes
  const { mask, select } = field.attributes.options ?? {}
  const maxLength = typeof size === 'number' ? size : size?.max
  return compact({
    type: field.type,
    label,
    placeholder,
    help,
    width: width ?? 'full',
    autocomplete: autocompleteOf(field, options.signsIn),
    inputmode: inputmodeOf(field),
    mask: mask === undefined ? undefined : [mask].flat(),
    maxLength,
    choices: select,
    initial: field.initial,
    rules: impliedRules(field, options),
    visibleWhen: field.visibleWhen,
    requiredWhen: field.requiredWhen,
    onChange: field.onChange,
    check: field.check && { debounce: 300, ...field.check },
    attributes: compact({
      rows,
      min,
      max,
      accept,
      maxBytes,
      bounds,
      presets,
      group,
      reveal,
      strength,
      preventEmoji,
    }),
  })
}

/** Artefacts are addressed by the hash of their JSON, so that what is not there must not be there as undefined. */
function compact<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T
}

/** Field -> those that must be looked at again when it changes, in visual order. */
export function dependentsOf({ order, fields }: Pick<CompiledFields, 'order' | 'fields'>) {
  const dependents: Record<string, string[]> = {}
  for (const name of order) {
    const field = fields[name]
    if (!field) continue
    const looksAt = [
      ...field.rules.flatMap(referencedFields),
      ...conditionFields(field.visibleWhen),
      ...conditionFields(field.requiredWhen),
      ...choiceFields(field.choices),
    ]
    for (const other of new Set(looksAt)) {
      if (other !== name) dependents[other] = [...(ownList(dependents, other) ?? []), name]
    }
  }
  return dependents
}

function ownList(lists: Record<string, string[]>, name: string): string[] | undefined {
  return Object.hasOwn(lists, name) ? lists[name] : undefined
}

/** Fields on which the options of a list depend. */
function choiceFields(choices: Choices | undefined): string[] {
  if (choices === undefined || Array.isArray(choices)) return []
  if ('by' in choices) return [choices.by]
  if (!('query' in choices)) return []
  return Object.values(choices.query ?? {})
    .flatMap((value) => (typeof value === 'object' ? [value.from].flat() : []))
    .filter((pointer) => pointer.startsWith('/data/'))
    .map((pointer) => pointer.split('/')[2] ?? '')
}
