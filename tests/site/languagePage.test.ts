import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { operationFields } from '#generated/operationFields.ts'
import { blockSchemas, grammar, kindSchemas } from '#schemas/compiler/grammar.ts'
import { createCompiler } from '#schemas/gate/createCompiler.ts'
import { readSite } from '../../scripts/lib/readSite.ts'

const root = join(import.meta.dirname, '../..')
const page = await readFile(join(root, 'docs/language.md'), 'utf8')

type Json = Record<string, unknown>

/** The examples of a sort: those in fences of its name, and those in lines of a list. */
function examples(sort: string, begin?: string): Json[] {
  const fences = [...page.matchAll(new RegExp(`\`\`\`json ${sort}\\n([\\s\\S]*?)\\n\`\`\``, 'g'))]
  const lines = begin === undefined ? [] : [...page.matchAll(new RegExp(`\`(\\{"${begin}": .*\\})\`$`, 'gm'))]
  return [...fences, ...lines].map(([, text = '']) => JSON.parse(text) as Json)
}

const definitions = examples('definition')
const blocks = examples('block')
const actions = examples('action', 'do')
const fields = examples('field')
const rules = examples('rule', 'rule')
const conditions = examples('condition')

const defs = Object.values((grammar['common.json'] as { $defs: Record<string, Json> }).$defs)
const constants = (all: Json[], name: string): string[] =>
  all.flatMap((one) => {
    const part = (one.properties as Record<string, Json> | undefined)?.[name]
    return typeof part?.const === 'string' ? [part.const] : []
  })

describe('the page of the language', () => {
  it('has an example of every block, action, type of field and rule, and names every kind', () => {
    const types = (grammar['form.json'] as { $defs: { fieldType: { enum: string[] } } }).$defs.fieldType.enum
    const ruleDefs = Object.values((grammar['rules.json'] as { $defs: Record<string, Json> }).$defs)
    expect(new Set(blocks.map(({ type }) => type))).toEqual(
      new Set([...Object.keys(blockSchemas), undefined]),
    )
    expect(new Set(actions.map((one) => one.do))).toEqual(new Set(constants(defs, 'do')))
    expect(new Set(fields.map(({ type }) => type))).toEqual(new Set(types))
    expect(new Set(rules.map(({ rule }) => rule))).toEqual(new Set(constants(ruleDefs, 'rule')))
    for (const kind of Object.keys(kindSchemas)) expect(page).toContain(`| \`${kind}\` |`)
  })

  it('has only examples that the grammar takes and the compiler expands, in the starter site', async () => {
    const site = await readSite(join(root, 'schemas/site'))
    const label = 'forms.message.label'
    const made = [
      ...definitions,
      { kind: 'page', id: 'example-conditions', title: 'home.title', blocks: conditions.map(visible) },
      { kind: 'page', id: 'example-blocks', title: 'home.title', opened: actions, blocks },
      {
        kind: 'form',
        id: 'example-fields',
        dictionary: 'default',
        validation: 'submit',
        fields: fields.map((field, at) => ({ ...field, sysname: `example_${at}` })),
        errors: { default: 'errors.server' },
      },
      {
        kind: 'form',
        id: 'example-rules',
        dictionary: 'default',
        validation: 'submit',
        // One each: together they contradict each other.
        fields: rules.map((rule, at) => ({
          sysname: `example_${at}`,
          type: 'input',
          attributes: { label },
          rules: [rule],
        })),
        errors: { default: 'errors.server' },
      },
    ].map((one) => ({ edition: 2, ...one }))
    const { problems } = createCompiler({ operationFields }).compileRelease([...site, ...made])
    const own = new Set(made.map((one) => `${(one as Json).kind}/${(one as Json).id}`))
    // An example stands alone: what it would need around it (a popup, an answer, another field) is not there.
    const around = [
      'unknown_fact',
      'unknown_field',
      'unknown_view',
      'duplicate_field',
      'wrapper',
      'condition_fact',
    ]
    const faults = problems.filter(({ definition, code }) => own.has(definition) && !around.includes(code))
    expect(faults.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([])
  })
})

const visible = (condition: unknown) => ({ type: 'text', visibleWhen: condition, text: 'home.title' })
