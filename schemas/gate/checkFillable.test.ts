import { describe, expect, it } from 'vitest'
import type { Field, FormDefinition } from '#generated/grammar/types.ts'
import { checkFillable } from './checkFillable.ts'

type Given = Partial<Omit<Field, 'attributes'>> & { attributes?: object }

function codesOf(given: Given): string[] {
  const { attributes, ...rest } = given
  const field = { sysname: 'one', type: 'input', ...rest, attributes: { label: 'a.one', ...attributes } }
  const form = { kind: 'form', id: 'f', fields: [field] } as unknown as FormDefinition
  return checkFillable(form, { validators: undefined }).map(({ code, pointer }) => `${code} ${pointer}`)
}
const required = { params: { is_required: true } }
const option = (value: string) => ({ value, label: `a.${value}` })
const is = (name: string, value: unknown) => ({
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'object', required: [name], properties: { [name]: { const: value } } } },
})

describe('what nobody can fill in is refused', () => {
  it.each<[string, Given, string]>([
    [
      'a list without options',
      { type: 'select', attributes: { options: { select: [] } } },
      'no_options /fields/0/attributes/options',
    ],
    ['a list of which nothing is said', { type: 'radio' }, 'no_options /fields/0/attributes/options'],
    [
      'lists of another field that are all empty',
      { type: 'select', attributes: { options: { select: { by: 'two', cases: { a: [] } } } } },
      'no_options /fields/0/attributes/options',
    ],
    [
      'a required list with nothing but no choice',
      { type: 'select', attributes: { ...required, options: { select: [option('')] } } },
      'no_options /fields/0/attributes/options',
    ],
    [
      'a least size above the most',
      { attributes: { size: { min: 9, max: 3 } } },
      'never_fits /fields/0/attributes/size',
    ],
    [
      'rules of length',
      {
        rules: [
          { rule: 'min_length', params: { min: 9 } },
          { rule: 'exact_length', params: { length: 4 } },
        ],
      },
      'never_fits /fields/0',
    ],
    [
      'a least sum above the most',
      { type: 'amount', attributes: { min: 50, max: 5 } },
      'never_fits /fields/0/attributes/min',
    ],
    [
      'rules of value',
      {
        rules: [
          { rule: 'min_value', params: { min: 5 } },
          { rule: 'max_value', params: { max: 4 } },
        ],
      },
      'never_fits /fields/0',
    ],
    [
      'a first day behind the last',
      { type: 'date', attributes: { min: '2030-01-01', max: '2020-01-01' } },
      'never_fits /fields/0/attributes/min',
    ],
    [
      'the same, counted from today',
      { type: 'date', attributes: { min: '-P18Y', max: '-P100Y' } },
      'never_fits /fields/0/attributes/min',
    ],
    [
      'a pattern longer than the size',
      { attributes: { size: 4, options: { regex: '[0-9]{5,9}' } } },
      'never_fits /fields/0',
    ],
    [
      'a pattern shorter than the size',
      { attributes: { size: { min: 12, max: 20 }, options: { regex: 'a|(b|cd){1,3}' } } },
      'never_fits /fields/0',
    ],
    [
      'what must be filled in and is hidden',
      { attributes: { params: { is_required: true, is_visible: false } } },
      'never_seen /fields/0/attributes/params',
    ],
    [
      'what must be filled in and is never shown',
      {
        attributes: required,
        visibleWhen: { allOf: [is('two', 'a'), is('two', 'b')] } as Field['visibleWhen'],
      },
      'never_seen /fields/0/visibleWhen',
    ],
  ])('%s', (_, field, found) => {
    expect(codesOf(field)).toEqual([found])
  })

  it.each<[string, Given]>([
    ['options of the facts', { type: 'select', attributes: { options: { select: { from: '/site/a' } } } }],
    [
      'an optional list with one option',
      { type: 'radio', attributes: { options: { select: [option('')] } } },
    ],
    ['bounds that meet', { attributes: { size: { min: 3, max: 3 }, options: { regex: '[a-z]{3}' } } }],
    [
      'a pattern without an end',
      { attributes: { size: { min: 30, max: 40 } }, rules: [{ rule: 'regex', params: { pattern: 'a+' } }] },
    ],
    [
      'a day of the calendar beside one that moves',
      { type: 'date', attributes: { min: '2090-01-01', max: 'today' } },
    ],
    ['an optional field that is hidden', { attributes: { params: { is_visible: false } } }],
    [
      'a condition that may hold',
      { attributes: required, visibleWhen: { anyOf: [false, is('two', 'a')] } as Field['visibleWhen'] },
    ],
  ])('%s is left alone', (_, field) => {
    expect(codesOf(field)).toEqual([])
  })
})
