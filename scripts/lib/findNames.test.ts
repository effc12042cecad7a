import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { codeRoutes } from '../../schemas/runtime/namedByCode.ts'
import { findNames } from './findNames.ts'

const root = join(import.meta.dirname, '../..')

/** What players and letters come by; the studio names kinds of definitions, and none of them. */
const sources = globSync('{src,renderers,server}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(test|stories)\.tsx?$|\/testing\/|^src\/studio\/|\/story\w*\.ts$/.test(path))
  .sort()

describe('what code names of the site', () => {
  it('is named where types and the gate look after it', async () => {
    expect(sources.length).toBeGreaterThan(700)
    const found: string[] = []
    for (const path of sources)
      for (const { line, kind, name } of findNames(path, await readFile(join(root, path), 'utf8')))
        found.push(`${path}:${line} ${kind} ${name}`)
    expect(found).toEqual([])
  })

  it('is asked for by the gate only while code names it', async () => {
    const all = (await Promise.all(sources.map((path) => readFile(join(root, path), 'utf8')))).join('\n')
    const isNamed = (name: string) => new RegExp(`(linkTo|routeNamed|links\\.make)\\('${name}'`).test(all)
    expect(Object.keys(codeRoutes).filter((name) => !isNamed(name))).toEqual([])
  })

  it.each([
    ["host.href({ route: 'gamehall' })", 'route', 'gamehall'],
    ["open(isNew ? { popup: a ?? 'b' } : undefined)", 'popup', 'b'],
    ['<FormBlock form="login" />', 'form', 'login'],
    ["<Menu menu={isBig ? 'header' : id} />", 'menu', 'header'],
    ['({ page: `home` })', 'page', 'home'],
  ])('is found in %s', (source, kind, name) => {
    expect(findNames('a.tsx', source)).toEqual([{ line: 1, kind, name }])
  })

  it('is not taken for what has such a name from elsewhere', () => {
    expect(
      findNames('a.ts', "type A = { route: 'index' }; f({ route, form: id, popup: '', menu: 'M4 7h1' })"),
    ).toEqual([])
  })
})
