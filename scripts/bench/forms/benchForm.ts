import type { Field, FormDefinition } from '../../../generated/grammar/types.ts'
import { compileForm } from '../../../schemas/compiler/compileForm.ts'
import type { FormArtefact } from '../../../schemas/runtime/artefacts.ts'
import { type BenchField, benchFields } from './BenchField.ts'

type WrittenForm = FormDefinition & Required<Pick<FormDefinition, 'fields' | 'submit'>>

/** One form in the languages of all contenders. */
export interface BenchForm {
  fields: BenchField[]
  /** JSON Schema for RJSF and JSON Forms. */
  schema: object
  /** The form as an editor writes it, and what our compiler makes of it. */
  definition: WrittenForm
  artefact: FormArtefact
  /** Our artefacts hold no words. */
  messages: Record<string, string>
}

export function benchForm(count: number): BenchForm {
  const fields = benchFields(count)
  const definition = definitionOf(fields)
  return {
    fields,
    schema: jsonSchema(fields),
    definition,
    artefact: artefactOf(definition),
    messages: messagesOf(fields),
  }
}

function jsonSchema(fields: BenchField[]): object {
  const properties = Object.fromEntries(
    fields.map(({ name, kind, label, minLength, maxLength, pattern, options }) => [
      name,
      {
        title: label,
        type: kind === 'checkbox' ? 'boolean' : 'string',
        ...(kind === 'email' || kind === 'date' ? { format: kind } : {}),
        ...(minLength && { minLength }),
        ...(maxLength && { maxLength }),
        ...(pattern && { pattern }),
        ...(options && { enum: options }),
      },
    ]),
  )
  const required = fields.filter((field) => field.required).map(({ name }) => name)
  return { type: 'object', properties, required }
}

function definitionOf(fields: BenchField[]): WrittenForm {
  return {
    kind: 'form',
    id: 'bench',
    dictionary: 'bench',
    validation: 'eager',
    fields: fields.map(toDefinition),
    submit: { operation: 'auth.register', label: 'bench.submit' },
    errors: { default: 'bench.error' },
  }
}

function artefactOf(definition: WrittenForm): FormArtefact {
  const codes = [
    'required',
    'min_length',
    'max_length',
    'regex',
    'email',
    'date',
    'one_of',
    'checked',
    'type',
  ]
  const entries = Object.fromEntries(codes.map((code) => [code, `bench.${code}`]))
  return compileForm(definition, { bench: { kind: 'dictionary', id: 'bench', entries } })
}

const TYPES = { text: 'input', email: 'input', date: 'date', select: 'select', checkbox: 'checkbox' } as const

function toDefinition(field: BenchField): Field {
  const { name, kind, required, minLength, maxLength, pattern, options } = field
  return {
    sysname: name,
    type: TYPES[kind],
    attributes: {
      label: labelKey(name),
      ...(minLength || maxLength ? { size: { min: minLength, max: maxLength } } : {}),
      params: { is_required: required },
      options: {
        ...(options && { select: options.map((value) => ({ value, name: value })) }),
        ...(pattern && { regex: pattern }),
      },
    },
    ...(kind === 'email' ? { rules: [{ rule: 'email' }] } : {}),
  }
}

const labelKey = (name: string) => `bench.${name}`

function messagesOf(fields: BenchField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, label }) => [labelKey(name), label]))
}
