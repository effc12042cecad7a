import { expect, it } from 'vitest'
import type { SiteDefinition } from '#generated/grammar/types.ts'
import { checkByLetter } from './checkByLetter.ts'
import { indexSite } from './siteIndex.ts'

const form = (id: string, ...fields: string[]) => ({
  kind: 'form',
  id,
  fields: fields.map((sysname) => ({ sysname, type: 'input', attributes: {} })),
})
const index = indexSite([form('by-mail', 'email'), form('by-login', 'login')] as never, new Set(), {})
const site = (byLetter: boolean, ...forms: string[]) =>
  ({ auth: { registration: { byLetter }, forms } }) as unknown as SiteDefinition

it('refuses a registration by letter that does not ask where to write to', () => {
  expect(checkByLetter(site(true, 'by-mail'), index)).toEqual([])
  expect(checkByLetter(site(false, 'by-login'), index)).toEqual([])
  expect(checkByLetter(site(true, 'by-mail', 'by-login'), index)).toEqual([
    expect.objectContaining({ code: 'no_contact', pointer: '/auth/forms/1' }),
  ])
})
