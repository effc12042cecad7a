import { describe, expect, test } from 'vitest'
import type { Field } from '#generated/grammar/types.ts'
import { compileForm } from '../compiler/compileForm.ts'
import { loadRules } from '../rules/registry.ts'
import type { Facts } from './Facts.ts'
import { resolveForm } from './resolveForm.ts'
import { rulesUsed } from './rulesUsed.ts'
import { runFormRules } from './validateForm.ts'

const field = (sysname: string, more: Partial<Field> = {}): Field => ({
  sysname,
  type: 'input',
  attributes: { label: 'form.label', params: { is_required: true } },
  ...more,
})

const form = compileForm(
  {
    kind: 'form',
    id: 'sample',
    dictionary: 'sample',
    validation: 'eager',
    fields: [
      field('secret'),
      field('hidden', { visibleWhen: { properties: { data: { required: ['plain'] } } } }),
      field('again', { rules: [{ rule: 'equals', params: { field: 'secret' } }] }),
      field('shadow', { rules: [{ rule: 'equals', params: { field: 'hidden' } }] }),
      field('plain'),
    ],
    submit: { operation: 'support.sendFeedback', label: 'form.send' },
    errors: { default: 'form.failed' },
  },
  { sample: { kind: 'dictionary', id: 'sample', entries: {} } },
)
const facts: Facts = { session: { authenticated: false }, site: {}, route: {}, query: {}, device: {} }
const table = await loadRules(rulesUsed(form))

describe('the rules of one field', () => {
  test.each([
    ['equal', { secret: 'a', again: 'a' }],
    ['unequal', { secret: 'a', again: 'b' }],
    ['without the other', { again: 'b' }],
    ['beside a hidden one', { hidden: 'x', shadow: 'x' }],
    ['beside a shown one', { hidden: 'x', shadow: 'x', plain: 'y' }],
    ['empty', { secret: '', again: '' }],
  ])('say what they say among those of all: %s', (_what, values) => {
    const resolved = resolveForm(form, { ...facts, data: values })
    const check = (names: readonly string[]) =>
      runFormRules(resolved, names, values, { values, phoneCountries: [], today: '2026-11-21' }, table)
    const all = check(resolved.order)
    for (const name of resolved.order) expect(check([name])[name]).toEqual(all[name])
  })
})

test('a form whose values alone change is the very same form', () => {
  const resolve = (data: Record<string, unknown>) => resolveForm(form, { ...facts, data })
  expect(resolve({ plain: 'a' })).toBe(resolve({ plain: 'b', secret: 'c' }))
  expect(resolve({}).order).not.toContain('hidden')
  expect(resolve({ plain: 'a' }).order).toContain('hidden')
})
