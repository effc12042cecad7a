import { expect, it } from 'vitest'
import { testBoot } from '../testing/testBoot.ts'
import { createStores } from './createStores.ts'

it.each([
  [200, undefined, undefined],
  [404, 'not-found', 'notFound'],
  [403, 'forbidden', 'forbidden'],
  [503, 'maintenance', 'maintenance'],
  [500, 'not-found', 'notFound'],
])(
  'a document of status %s with the system page %s stands for the whole site as %s',
  (status, systemPage, name) => {
    expect(createStores({ ...testBoot(), status, systemPage }).fault.state.name).toBe(name)
  },
)
