import { describe, expect, it } from 'vitest'
import { withoutWritten } from './withoutWritten.ts'

const written = { 'x-written': true, type: 'string' }

describe('the grammar of plain definitions', () => {
  it('has no property that is only written, nor requires one', () => {
    const schema = { properties: { use: written, type: { type: 'string' } }, required: ['use', 'type'] }
    expect(withoutWritten(schema)).toEqual({ properties: { type: { type: 'string' } }, required: ['type'] })
  })

  it('has no branch and no definition that is only written', () => {
    const branches = [{ type: 'object' }, { type: 'boolean' }]
    expect(withoutWritten({ oneOf: [written, ...branches], $defs: { written, other: {} } })).toEqual({
      oneOf: branches,
      $defs: { other: {} },
    })
  })

  it('has no choice where one branch is left', () => {
    const schema = { title: 'Condition', oneOf: [{ type: 'object', not: written }, written] }
    expect(withoutWritten(schema)).toEqual({ title: 'Condition', type: 'object' })
  })

  it('is the grammar itself where nothing is marked', () => {
    const schema = {
      title: 'A',
      oneOf: [{ const: 1 }],
      properties: { required: { type: 'array' } },
      required: ['required'],
    }
    expect(withoutWritten(schema)).toEqual(schema)
  })
})
