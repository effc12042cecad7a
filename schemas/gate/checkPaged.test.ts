import { expect, it } from 'vitest'
import { checkPaged } from './checkPaged.ts'
import type { OperationFields, SiteIndex } from './siteIndex.ts'

const operationFields: OperationFields = {
  'cashier.gethistory': {
    required: [],
    optional: ['offset', 'count', 'type'],
    answer: { items: [{ id: null }], total: null },
  },
  'cashier.getbanks': { required: [], optional: ['method'], answer: { items: [{ id: null }], total: null } },
}

const check = (operation: string, props: object = {}) =>
  checkPaged(
    {
      ref: 'paged-operation',
      value: operation,
      pointer: '/blocks/0/props/operation',
      parent: { operation, ...props },
    },
    { operationFields } as SiteIndex,
  ).map(({ code, message }) => `${code}: ${message}`)

it('takes an operation that answers pages', () => {
  expect(check('cashier.gethistory')).toEqual([])
})

it('refuses one that takes no offset and count, and one that there is not', () => {
  expect(check('cashier.getbanks')).toEqual([
    'operation_paging: cashier.getbanks takes no offset and count, so that it cannot be asked for pages.',
  ])
  expect(check('cashier.nothing')).toEqual(['unknown_operation: There is no operation "cashier.nothing".'])
})

it('refuses places of the answer where no list and no number stands', () => {
  expect(check('cashier.gethistory', { items: '/total', total: '/sum' })).toEqual([
    'operation_paging: The answer of cashier.gethistory has no items at "/total".',
    'operation_paging: The answer of cashier.gethistory has no total at "/sum".',
  ])
})
