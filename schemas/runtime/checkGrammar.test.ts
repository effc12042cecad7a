import { describe, expect, it } from 'vitest'
import { checkFields } from './checkFields.ts'

const field = (more: object, attributes: object = {}) => ({
  sysname: 'town',
  type: 'input',
  attributes: { label: 'form.town', ...attributes },
  ...more,
})
/** Right, and described by branches that a look at its first level cannot tell apart. */
const innocent = field({
  sysname: 'currency',
  onChange: [{ do: 'set_field', field: 'town', to: ['selectedValue', 'firstValue'] }],
  initial: { to: [{ from: '/session/currency' }, 'emptyValue'] },
})

describe('one fault', () => {
  it.each<[string, object, string, string]>([
    ['a wrong size', field({}, { size: { min: 1, max: 0 } }), '/attributes/size/max', 'Give at least 1.'],
    [
      'a misspelt word in a list of words',
      field({ onChange: [{ do: 'set_field', field: 'x', to: ['selectedValeu'] }] }),
      '/onChange/0/to/0',
      'Did you mean "selectedValue"?',
    ],
    ['a misspelt action', field({ onChange: [{ do: 'set_feild' }] }), '/onChange/0/do', '"set_field"'],
    [
      'a misspelt property that is required',
      field({ initial: { form: '/session/currency' } }),
      '/initial/form',
      'Did you mean "from"?',
    ],
    [
      'a misspelt property of one of many shapes',
      field({}, { options: { select: { from: '/site/available_countries', az: 'country' } } }),
      '/attributes/options/select/az',
      'Did you mean "as"?',
    ],
    ['a missing property', { sysname: 'town', type: 'input' }, '', 'Add "attributes".'],
  ])('is told once, where it is, whatever stands beside it: %s', (_, faulty, pointer, remedy) => {
    const problems = checkFields([innocent, faulty, innocent])
    expect(problems.map((one) => one.pointer)).toEqual([`/1${pointer}`])
    expect(problems[0]?.hint).toContain(remedy)
  })

  it('does not hide another', () => {
    const problems = checkFields([field({ type: 'inptu' }), innocent, field({ sysname: '1' })])
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/0/type', '/2/sysname'])
  })
})
