import { expect, it } from 'vitest'
import { grammarForm, labelOf, withValue } from './grammarForm.ts'

const words = { unset: 'Not set', apply: 'Apply', lines: 'One per line.' }
const field = {
  sysname: 'city',
  type: 'input',
  attributes: { label: 'forms.city.label', size: { min: 2, max: 40 }, params: { is_required: true } },
}
const made = () => grammarForm('form.json#/$defs/field', field, words)

it('makes a field of the language of each attribute, with the words of the grammar', () => {
  const { form, texts, values, specials } = made()
  expect(form.fields.type).toMatchObject({ type: 'select' })
  expect(form.fields.attributes_params_is_required).toMatchObject({ type: 'checkbox' })
  expect(form.fields.attributes_rows).toMatchObject({ inputmode: 'decimal' })
  expect(texts['label.attributes_params_is_required']).toBe('Is required')
  expect(texts['help.attributes_params_is_required']).toBe('It must be filled in.')
  expect(values).toMatchObject({
    sysname: 'city',
    attributes_size_min: '2',
    attributes_size_max: '40',
    attributes_params_is_required: true,
    attributes_width: '-',
  })
  expect(specials.map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining(['rules', 'visibleWhen', 'requiredWhen', 'onChange', 'attributes.options.select']),
  )
})

it('writes what was entered and leaves the rest as it is', () => {
  const { values, write } = made()
  expect(write(field, values)).toBe(field)
  const entered = { ...values, attributes_size_max: '50', attributes_width: 'half' }
  expect(write(field, entered)).toEqual({
    ...field,
    attributes: { ...field.attributes, size: { min: 2, max: 50 }, width: 'half' },
  })
  expect(write(field, { ...values, attributes_size_min: '', attributes_size_max: '' })).toEqual({
    ...field,
    attributes: { label: 'forms.city.label', params: { is_required: true } },
  })
})

it('knows addresses of pictures from addresses that lead somewhere', () => {
  const editors = (of: string) =>
    grammarForm(of, undefined, words).specials.map(({ path, editor }) => `${path.join('.')} ${editor}`)
  const redirect = { schema: { $ref: 'redirects.json#/properties/redirects/items' }, file: {} }
  const { form, specials } = grammarForm(redirect, { from_url: '/home', to_url: '/' }, words)
  expect([form.order, specials]).toEqual([['from_url', 'to_url', 'status'], []])
  for (const place of ['images.fallback', 'loader.logo'])
    expect(editors('site.json')).toContain(`${place} picture`)
  expect(editors('banner.json')).toContain('wideImage picture')
})

it('has lists chosen from what there is, and says how others are written', () => {
  const { specials, texts } = grammarForm('campaign.json#/$defs/trigger', { action: 'deposit' }, words)
  const editors = Object.fromEntries(specials.map(({ path, editor }) => [path.join('.'), editor]))
  expect(editors).toMatchObject({ 'params.exclude_methods': 'names' })
  expect(texts['help.params_countries']).toMatch(/ One per line\.$/)
  const games = grammarForm('common.json#/$defs/gameSelection', {}, words)
  expect(games.specials).toContainEqual(expect.objectContaining({ path: ['types'], editor: 'names' }))
  const method = grammarForm('payment-method.json', { deposit: { requisites: 'card' } }, words)
  expect(method.specials).toContainEqual(
    expect.objectContaining({ path: ['deposit', 'requisites'], editor: 'name' }),
  )
})

it('calls a place by what tells it from others', () => {
  expect(labelOf(['attributes', 'params', 'is_required'])).toBe('Is required')
  expect(labelOf(['params'])).toBe('Params')
})

it('takes nothing for a number that is none', () => {
  const { values, write } = made()
  expect(write(field, { ...values, attributes_size_max: 'many' })).toBe(field)
})

it('leaves what fits no field to an editor of its own', () => {
  const use = { ...field, attributes: { label: { use: 'words/city' } } }
  const { specials } = grammarForm('form.json#/$defs/field', use, words)
  expect(specials.map(({ path }) => path.join('.'))).toContain('attributes.label')
})

it('sets and removes values at paths', () => {
  expect(withValue({ a: 1 }, ['b', 'c'], 2)).toEqual({ a: 1, b: { c: 2 } })
  expect(withValue({ a: 1, b: { c: 2 } }, ['b', 'c'], undefined)).toEqual({ a: 1 })
})
