import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { operationFields } from '#generated/operationFields.ts'
import { createCompiler } from '#schemas/gate/createCompiler.ts'
import { findReferences } from '#schemas/gate/findReferences.ts'
import { findUses } from '#schemas/gate/findUses.ts'
import { compileSite } from '../../scripts/generate/compileSite.ts'
import { listOperations } from '../../scripts/generate/listOperations.ts'
import { readPlatformApi, writeApi } from '../../scripts/generate/writeApi.ts'
import { writeForms } from '../../scripts/generate/writeForms.ts'
import { writeMessages } from '../../scripts/generate/writeMessages.ts'
import { writeRoutes } from '../../scripts/generate/writeRoutes.ts'
import { readSite } from '../../scripts/lib/readSite.ts'

// Somebody renames one of each kind of word in the definitions, and nothing else: whoever relied on it is named.

const root = join(import.meta.dirname, '../..')
const definitions = (await readSite(join(root, 'schemas/site'))) as { kind: string; id: string }[]

/** Definitions in which a name, as a JSON value or as a key, is another one. */
const renamed = (kinds: readonly string[], from: string, to: string) =>
  definitions.map((one) =>
    kinds.includes(one.kind) ? JSON.parse(JSON.stringify(one).replaceAll(`"${from}"`, `"${to}"`)) : one,
  )

describe('by the gate', () => {
  const { compileRelease } = createCompiler({ operationFields })
  const references = findReferences(definitions)

  it.each([
    'form/feedback',
    'page/support',
    'popup/cancel-deposit',
    'condition/form-counts-allowed',
    'menu/footer',
    'fragment/layout/buttons',
    'dictionary/default',
  ])('whatever names %s', (key) => {
    const uses = findUses(definitions, references, key)
    expect(uses.length).toBeGreaterThan(0)
    const { problems } = compileRelease(
      definitions.map((one) => (`${one.kind}/${one.id}` === key ? { ...one, id: 'another-name' } : one)),
    )
    const told = problems.flatMap(({ definition, pointer, fragment }) => [
      { definition, pointer },
      ...(fragment ? [fragment] : []),
    ])
    const isTold = (use: (typeof uses)[number]) =>
      told.some((one) => one.definition === use.definition && use.pointer.startsWith(one.pointer))
    expect(uses.filter((use) => !isTold(use))).toEqual([])
  })

  it('whatever names a route, a text, and a field of an operation', () => {
    const codes = (changed: readonly unknown[], fields = operationFields) =>
      createCompiler({ operationFields: fields }).compileRelease(changed).problems
    const byRoute = codes(renamed(['routes'], 'gamehall', 'hall'))
    expect(byRoute.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['missing_code_route', 'unknown_route']),
    )
    const byText = codes(renamed(['messages'], 'pages.support.title', 'pages.support.heading'))
    expect(byText.map(({ definition, code }) => `${definition} ${code}`)).toContain(
      'page/support missing_message',
    )
    const { required, ...rest } = operationFields['account.excludeSelf']
    const byField = codes(definitions, {
      ...operationFields,
      'account.excludeSelf': { ...rest, required: required.map((one) => (one === 'period' ? 'span' : one)) },
    })
    expect(byField.map(({ definition }) => definition)).toContain('form/self-exclusion')
  })
})

it('by the types, wherever code names a route, a text, a field of a form, and a field of an operation', async () => {
  const names = {
    route: ['gamehall', 'hall'],
    text: ['gamehall.count', 'gamehall.counted'],
    field: ['birth_date', 'born_on'],
  } as const
  const platform = JSON.parse(
    JSON.stringify(readPlatformApi(), (key, value) =>
      key === 'AccountExcludeSelfRequest'
        ? JSON.parse(JSON.stringify(value).replaceAll('"period"', '"span"'))
        : value,
    ),
  )
  const files: Record<string, string> = {
    ...writeRoutes(compileSite(renamed(['routes'], ...names.route))),
    ...writeMessages(compileSite(renamed(['messages'], ...names.text))),
    ...writeForms(compileSite(renamed(['form'], ...names.field))),
    ...(await writeApi(platform, listOperations(platform))),
  }
  /** Lines of code that rely on a name, by how they say it. */
  const ways = [
    /(linkTo|routeNamed)\('gamehall'/,
    /\bt\(\{ key: 'gamehall\.count'/,
    /(isNamed|personalDataField)\(.*'birth_date'/,
    /'account\.excludeSelf'\(\{ period/,
  ]
  const lines = globSync('{src,renderers,server}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(test|stories)\.tsx?$/.test(path))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .map((line, at) => ({ path, line, place: `${path}:${at + 1}` })),
    )
  for (const way of ways)
    expect(
      lines.some(({ line }) => way.test(line)),
      String(way),
    ).toBe(true)

  const relying = lines.filter(({ line }) => ways.some((way) => way.test(line)))
  const named = diagnosed([...new Set(relying.map(({ path }) => path))], files)
  expect(relying.map(({ place }) => place).filter((place) => !named.has(place))).toEqual([])
})

/** Places, as file:line, that the compiler has something against once generated files say something else. */
function diagnosed(paths: readonly string[], generated: Readonly<Record<string, string>>): Set<string> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.tests.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const { readFile } = host
  host.readFile = (path) => {
    const inside = path.startsWith(join(root, 'generated/'))
      ? path.slice(join(root, 'generated/').length)
      : ''
    return generated[inside] ?? readFile(path)
  }
  const program = ts.createProgram(
    paths.map((path) => join(root, path)),
    { ...options, incremental: false },
    host,
  )
  const found = paths.flatMap((path) =>
    program.getSemanticDiagnostics(program.getSourceFile(join(root, path))),
  )
  return new Set(
    found.map(({ file, start = 0 }) => {
      const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
      return `${file?.fileName.slice(root.length + 1)}:${line}`
    }),
  )
}
