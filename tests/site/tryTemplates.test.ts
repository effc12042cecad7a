import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { operationFields } from '#generated/operationFields.ts'
import { fillTemplate } from '#schemas/compiler/fillTemplate.ts'
import { createCompiler } from '#schemas/gate/createCompiler.ts'
import { findReferences } from '#schemas/gate/findReferences.ts'
import { readSite } from '../../scripts/lib/readSite.ts'

type Definition = { kind: string; id: string } & Record<string, unknown>

let site: Definition[]
beforeAll(async () => {
  site = (await readSite(fileURLToPath(new URL('../../schemas/site', import.meta.url)))) as Definition[]
})

const compile = (definitions: readonly unknown[]) =>
  createCompiler({ operationFields }).compileRelease(definitions)

const template = {
  kind: 'template',
  id: 'notice',
  edition: 2,
  name: 'Notice',
  description: 'A page with a notice.',
  definitions: [
    {
      kind: 'page',
      id: 'notice',
      title: 'pages.notice.title',
      blocks: [
        { type: 'button', label: 'pages.notice.title', actions: [{ do: 'open', popup: 'notice-more' }] },
      ],
    },
    {
      kind: 'popup',
      id: 'notice-more',
      dialog: 'popup',
      initialView: 'main',
      views: { main: { title: 'pages.notice.title', blocks: [{ use: 'button/register' }] } },
    },
  ],
  texts: Object.fromEntries(
    ['en', 'de', 'lv', 'ru', 'ar'].map((code) => [code, { 'pages.notice.title': 'Hm' }]),
  ),
}

/** The template with its first block changed. */
const withBlock = (block: object) => {
  const [page, ...others] = template.definitions
  return { ...template, definitions: [{ ...page, blocks: [block] }, ...others] }
}

describe('templates in a release', () => {
  it('come to nothing that players get', () => {
    const { problems, artefacts } = compile([...site, template])
    expect(problems).toEqual([])
    expect(Object.keys(artefacts).filter((key) => /template|notice/.test(key))).toEqual(
      Object.keys(compile(site).artefacts).filter((key) => /template|notice/.test(key)),
    )
    expect(JSON.stringify(artefacts)).not.toContain('from-template')
  })

  it('are told of what would be refused of what they make, in their own place and words', () => {
    const { problems } = compile([
      ...site,
      withBlock({ type: 'button', label: 'pages.notice.lead', actions: [{ do: 'open', popup: 'no-such' }] }),
    ])
    expect(problems.map(({ definition, pointer, code }) => `${definition} ${pointer} ${code}`)).toEqual(
      expect.arrayContaining([
        'template/notice /definitions/0/blocks/0/label missing_message',
        'template/notice /definitions/0/blocks/0/actions/0/popup unknown_popup',
      ]),
    )
    expect(JSON.stringify(problems)).not.toContain('from-template')
  })

  it('lack a text where a language of the site has none', () => {
    const { ar: _, ...texts } = template.texts
    const { problems } = compile([...site, { ...template, texts }])
    expect(problems.length).toBeGreaterThan(0)
    expect(new Set(problems.map(({ definition }) => definition))).toEqual(new Set(['template/notice']))
  })

  it('use what they name', () => {
    expect(findReferences([...site, template])).toContainEqual(
      expect.objectContaining({
        definition: 'template/notice',
        pointer: '/definitions/1/views/main/blocks/0/use',
        kind: 'fragment',
        name: 'button/register',
      }),
    )
  })
})

describe('what is begun with a template', () => {
  it('has names, texts and numbers of its own', () => {
    const { definitions, messages } = fillTemplate(template as never, {
      name: 'help/closing',
      locales: ['en', 'de'],
      numberFor: () => 7,
    })
    expect(definitions).toMatchObject([
      {
        id: 'help/closing',
        title: 'pages.help-closing.title',
        blocks: [{ actions: [{ popup: 'help/closing-more' }] }],
      },
      { id: 'help/closing-more' },
    ])
    expect(messages).toMatchObject([
      { id: 'en/help-closing', locale: 'en', messages: { 'pages.help-closing.title': 'Hm' } },
      { id: 'de/help-closing', locale: 'de' },
    ])
  })

  it('passes the gate, of every template of the starter site at once, when its texts are written', () => {
    const templates = site.filter(({ kind }) => kind === 'template')
    expect(templates.length).toBeGreaterThan(4)
    let number = 500
    const made = templates.flatMap((one, at) => {
      const { definitions, messages } = fillTemplate(one as never, {
        name: `made-${at}`,
        locales: ['en', 'de', 'lv', 'ru', 'ar'],
        numberFor: () => number++,
      })
      expect(messages).toHaveLength(5)
      const written = messages.map((one) => ({
        ...one,
        messages: Object.fromEntries(
          Object.entries(one.messages ?? {}).map(([key, text]) => [key, `${text} …`]),
        ),
      }))
      return [...definitions, ...written]
    })
    expect(compile([...site, ...made]).problems).toEqual([])
  })
})
