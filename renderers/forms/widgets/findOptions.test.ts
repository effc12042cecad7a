import { expect, it } from 'vitest'
import { findOptions, isExactly } from './findOptions.ts'

const options = [
  { value: 'RO', name: 'Romania' },
  { value: 'OM', name: 'Oman' },
  { value: 'AX', name: 'Åland Islands' },
]
const found = (typed: string) => findOptions(options, typed).map(({ value }) => value)

it('finds what is typed anywhere in a name, and first where the name begins with it', () => {
  expect(found('om')).toEqual(['OM', 'RO'])
  expect(found('')).toEqual(['RO', 'OM', 'AX'])
  expect(found('x')).toEqual([])
})

it('minds neither case nor accents, and knows an option by its code', () => {
  expect(found('aland')).toEqual(['AX'])
  expect(found('ÅLAND ')).toEqual(['AX'])
  expect(found('ax')).toEqual(['AX'])
})

it('takes a name in full, or a code, for the option, and nothing else', () => {
  const exact = (text: string) => options.find(isExactly(text))?.value
  expect([exact('oman'), exact('AX'), exact('Roman'), exact('')]).toEqual(['OM', 'AX', undefined, undefined])
})
