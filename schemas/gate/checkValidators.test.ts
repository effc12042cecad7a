import { expect, it } from 'vitest'
import type { SiteDefinition } from '#generated/grammar/types.ts'
import starter from '../site/site.json' with { type: 'json' }
import { checkDefinition } from './checkDefinition.ts'
import { checkValidators } from './checkValidators.ts'
import { indexSite } from './siteIndex.ts'

const form = {
  kind: 'form',
  id: 'about-you',
  fields: [
    { sysname: 'postcode', type: 'input', attributes: {} },
    { sysname: 'password', type: 'password', attributes: {} },
    { sysname: 'notify', type: 'checkbox', attributes: {} },
  ],
}
const index = indexSite([form] as never, new Set(), {})
const problems = (validators: object) =>
  checkValidators({ validators } as unknown as SiteDefinition, index).map(({ code, pointer }) => [
    code,
    pointer,
  ])

it('takes rules that look at the field alone', () => {
  const digits = [{ rule: 'max_length', params: { max: 8 } }, { rule: 'digits' }]
  expect(problems({ postcode: digits })).toEqual([])
  expect(checkValidators({} as SiteDefinition, index)).toEqual([])
})

it('refuses fields that no form has, rules that need another field, and rules that no value of the field passes', () => {
  const twice = { rule: 'equals', params: { field: 'login' } }
  expect(problems({ plan: [{ rule: 'digits' }] })).toEqual([['unknown_field', '/validators/plan']])
  expect(problems({ password: [{ rule: 'digits' }, twice] })).toEqual([
    ['rule_alone', '/validators/password/1'],
  ])
  expect(problems({ notify: [{ rule: 'digits' }], postcode: [{ rule: 'required' }] })).toEqual([
    ['rule_type', '/validators/notify/0'],
    ['rule_required', '/validators/postcode/0'],
  ])
})

it('refuses a regular expression that one request could freeze the site with', () => {
  const pattern = '^(a+)+$'
  const site = {
    kind: 'site',
    id: 'main',
    validators: { postcode: [{ rule: 'regex', params: { pattern } }] },
  }
  expect(checkDefinition({ ...starter, ...site })).toEqual([
    expect.objectContaining({ code: 'unsafe_regex', pointer: '/validators/postcode/0/params/pattern' }),
  ])
})
