import { exampleTable } from './testing/exampleTable.ts'
import { type } from './type.ts'

exampleTable('string', type, {
  params: { type: 'string' },
  good: [undefined, '', 'a'],
  bad: [
    [null, 'wrong_type', { type: 'string' }],
    [1, 'wrong_type', { type: 'string' }],
  ],
})
exampleTable('boolean', type, {
  params: { type: 'boolean' },
  good: [undefined, true, false],
  bad: [
    ['true', 'wrong_type', { type: 'boolean' }],
    [1, 'wrong_type', { type: 'boolean' }],
  ],
})
exampleTable('integer', type, {
  params: { type: 'integer' },
  good: [undefined, 0, -1, 2.0],
  bad: [
    ['1', 'wrong_type', { type: 'integer' }],
    [1.5, 'wrong_type', { type: 'integer' }],
  ],
})
exampleTable('array', type, {
  params: { type: 'array' },
  good: [undefined, [], ['a']],
  bad: [
    ['', 'wrong_type', { type: 'array' }],
    [{ 0: 'a' }, 'wrong_type', { type: 'array' }],
  ],
})
