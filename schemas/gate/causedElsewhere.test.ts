import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { operationFields } from '#generated/operationFields.ts'
import { readSite } from '../../scripts/lib/readSite.ts'
import { definitionKeyOf } from './checkDefinition.ts'
import { createCompiler } from './createCompiler.ts'

type Json = Record<string, unknown>

const folder = fileURLToPath(new URL('../../tests/fixtures/sites/sound/input/', import.meta.url))
const { compileRelease } = createCompiler({ operationFields })

const when = { '/session/authenticated': true }
const base = {
  kind: 'form',
  id: 'base',
  edition: 2,
  dictionary: 'default',
  validation: 'submit',
  fields: [{ sysname: 'login', type: 'input', attributes: { label: 'app.title' } }],
  submit: { operation: 'auth.restore', label: 'app.title' },
  errors: { use: 'usual' },
}
const parts: Json[] = [
  { kind: 'condition', id: 'known', edition: 2, sentence: 'it is known', when },
  { kind: 'condition', id: 'stranger', edition: 2, sentence: 'it is not', when: { not: 'known' } },
  { kind: 'fragment', id: 'usual', edition: 2, description: 'Errors.', value: { default: 'app.title' } },
  base,
  {
    kind: 'form',
    id: 'more',
    edition: 2,
    extends: 'base',
    fields: [{ sysname: 'login', attributes: { width: 'half' } }],
    errors: { use: 'usual' },
  },
  { kind: 'form', id: 'most', edition: 2, extends: 'more', title: 'app.title' },
  {
    kind: 'page',
    id: 'parts',
    edition: 2,
    title: 'app.title',
    opened: [{ do: 'open', when: 'known', popup: 'parts', data: { name: 'a' } }],
    blocks: ['base', 'more', 'most'].map((form) => ({ type: 'form', form, visibleWhen: 'stranger' })),
  },
  {
    kind: 'popup',
    id: 'parts',
    edition: 2,
    dialog: 'popup',
    initialView: 'main',
    views: {
      main: {
        title: 'app.title',
        blocks: [
          { type: 'text', text: { key: 'app.hello', args: { name: { from: '/popup/name' } } } },
          { type: 'button', label: 'app.title', link: { route: 'index' } },
        ],
      },
    },
  },
]

const sound = [...((await readSite(folder)) as Json[]), ...parts]
const problemsWith = (key: string, change: object) =>
  compileRelease(
    sound.map((one) => (definitionKeyOf(one) === key ? { ...one, ...change } : one)),
  ).problems.map(({ definition, pointer, code }) => `${definition}${pointer} ${code}`)

describe('a fault', () => {
  it('is none in the site that it is put into', () => {
    expect(compileRelease(sound).problems).toEqual([])
  })

  const field = base.fields[0] as Json
  it.each<[what: string, key: string, change: object, problem: string]>([
    ['a condition that fails its grammar', 'condition/known', { wen: 1 }, '/wen grammar'],
    ['a condition that says nothing', 'condition/known', { when: { all: [] } }, '/when/all condition'],
    ['a condition that names none', 'condition/known', { when: 'unknwn' }, '/when unknown_condition'],
    ['a fragment that fails its grammar', 'fragment/usual', { valu: {} }, '/valu grammar'],
    ['a form that others extend', 'form/base', { validaton: 'eager' }, '/validaton grammar'],
    [
      'what it takes from a fragment',
      'form/base',
      { errors: { use: 'usual', default: 3 } },
      '/errors/default grammar',
    ],
    ['a fragment that is not there', 'form/base', { errors: { use: 'usul' } }, '/errors/use fragment'],
    ['a text that it names', 'form/base', { description: 'app.nothing' }, '/description missing_message'],
    [
      'a text in a field of which others say more',
      'form/base',
      { fields: [{ ...field, attributes: { label: 'app.nothing' } }] },
      '/fields/0/attributes/label missing_message',
    ],
    ['what opens a popup', 'page/parts', { titel: 'app.title' }, '/titel grammar'],
    ['the table of routes', 'routes/main', { table: [] }, '/table grammar'],
    ['texts', 'messages/en/common', { massages: {} }, '/massages grammar'],
    ['the site', 'site/main', { brnd: {} }, '/brnd grammar'],
    ['a dictionary', 'dictionary/default', { entrys: {} }, '/entrys grammar'],
  ])('of %s is told there alone', (_, key, change, problem) => {
    expect(problemsWith(key, change)).toEqual([`${key}${problem}`])
  })

  it('of conditions that come back to each other is told at each, and not where they are used', () => {
    expect(problemsWith('condition/known', { when: 'stranger' })).toEqual([
      'condition/known/when condition_loop',
      'condition/stranger/when/not condition_loop',
    ])
  })

  it('of a failure that is misspelt is told once, with what was meant', () => {
    const failures = { default: 'app.title', InvalidParamterException: 'app.title' }
    const actions = [{ do: 'call', operation: 'account.endOtherSessions', failures }]
    const blocks = [{ type: 'button', label: 'app.title', actions }]
    const page = { kind: 'page', id: 'other', edition: 2, title: 'app.title', blocks }
    expect(compileRelease([...sound, page]).problems).toMatchObject([
      {
        pointer: '/blocks/0/actions/0/failures/InvalidParamterException',
        code: 'unknown_failure',
        hint: expect.stringContaining('Did you mean InvalidParameterException?'),
      },
    ])
  })

  it('that has nothing to do with it is told beside it', () => {
    const blocks = [{ type: 'text', text: 'app.title', visibleWhen: { '/session/authentcated': true } }]
    const problems = compileRelease([
      ...sound,
      { kind: 'page', id: 'other', edition: 2, title: 'app.title', blocks },
      { kind: 'page', id: 'unfit', edition: 2, titel: 'app.title', blocks: [] },
    ]).problems
    expect(problems.map(({ definition, code }) => `${definition} ${code}`)).toContain(
      'page/other unknown_fact',
    )
  })
})
