import { expect, it } from 'vitest'
import type { JsonObject } from './identity.ts'
import { mergeDefinitions } from './mergeDefinitions.ts'

const base: JsonObject = {
  title: 'Sign up',
  fields: [{ sysname: 'email', size: 6 }, { sysname: 'phone', size: 6 }, { sysname: 'city' }],
}

it('joins what two changed in different places', () => {
  const mine: JsonObject = {
    title: 'Join us',
    fields: [{ sysname: 'email', size: 12 }, { sysname: 'phone', size: 6 }, { sysname: 'city' }],
  }
  const theirs: JsonObject = {
    title: 'Sign up',
    fields: [{ sysname: 'name' }, { sysname: 'email', size: 6 }, { sysname: 'phone', size: 6, icon: 'bell' }],
  }
  expect(mergeDefinitions(base, mine, theirs)).toEqual({
    value: {
      title: 'Join us',
      fields: [
        { sysname: 'name' },
        { sysname: 'email', size: 12 },
        { sysname: 'phone', size: 6, icon: 'bell' },
      ],
    },
    clashes: [],
  })
})

it('keeps mine where both changed the same, and says where', () => {
  const changed = (title: string) => ({ ...base, title })
  expect(mergeDefinitions(base, changed('Mine'), changed('Theirs'))).toEqual({
    value: { ...base, title: 'Mine' },
    clashes: [['title']],
  })
})

it('takes either whole where the other did nothing', () => {
  const other = { title: 'Other' }
  expect(mergeDefinitions(base, base, other)).toEqual({ value: other, clashes: [] })
  expect(mergeDefinitions(base, other, base)).toEqual({ value: other, clashes: [] })
})
