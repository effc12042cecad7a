import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DEFAULT_THEME, defaultCssVariablesResolver, defaultVariantColorsResolver } from '@mantine/core'
import { describe, expect, test } from 'vitest'
import site from '#schemas/site/site.json' with { type: 'json' }
import { siteVariables } from '../themeCss.ts'

const root = join(import.meta.dirname, '../..')
const { resolve } = createRequire(import.meta.url)
const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|(^|\/)dist(\/|$)/.test(String(path)) })
const read = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Read without another value to fall back to. */
const used = (css: string) => names(css, /var\(\s*(--[\w-]+)\s*\)/g)
const defined = (css: string) => names(css, /(--[\w-]+)\s*:/g)
/** What code sets: its names in quotes. */
const set = (code: string) => names(code, /['"`](--[\w-]+)/g)

const code = {
  site: find('{renderers,src}/**/*.{ts,tsx}').filter((file) => !/^src\/studio|\.(test|stories)\./.test(file)),
  studio: find('src/studio/**/*.{ts,tsx}'),
  gameframe: find('gameframe/**/*.ts'),
}
const sheets = {
  site: find('{renderers,src}/**/*.css').filter((file) => !file.startsWith('src/studio')),
  studio: find('src/studio/**/*.css'),
  gameframe: find('gameframe/**/*.css'),
}
const { theme } = site
const tokens = Object.keys(siteVariables(theme, Object.values(theme.themes)[0] as never))

/** Style sheets of Mantine that files of ours load. */
const mantineSheets = [
  ...new Set(code.site.flatMap((file) => names(read(file), /import '(@mantine\/[\w/.-]+\.css)'/g))),
]
/** The code of the components whose style sheets are loaded: it writes variables into `style`. */
const mantineCode = mantineSheets.flatMap((sheet) => {
  const [, component] = /\/styles\/(\w+)\./.exec(sheet) ?? []
  const esm = join(dirname(resolve(sheet)).replace(/styles$/, ''), 'esm')
  const folder = component ? `components/${component}/**/*.mjs` : '**/*.mjs'
  return globSync(folder, { cwd: esm }).map((file) => readFileSync(join(esm, file), 'utf8'))
})

/** What Mantine makes of a component's colour, in every variant: the primary one where none is named. */
function primaryColours(): string[] {
  const color = DEFAULT_THEME.primaryColor
  const variants = ['filled', 'light', 'outline', 'subtle', 'transparent', 'white', 'default']
  const made = variants.map((variant) =>
    Object.values(defaultVariantColorsResolver({ color, theme: DEFAULT_THEME, variant })),
  )
  return used([`var(--mantine-color-${color}-filled)`, made.flat().join(' ')].join(' '))
}

describe('every CSS variable that is read without another to fall back to is one that is set', () => {
  test('in what players load, with what the components of Mantine write into their elements', () => {
    const css = [
      ...sheets.site.map(read),
      ...mantineSheets.map((sheet) => readFileSync(resolve(sheet), 'utf8')),
    ]
    const known = new Set([
      ...css.flatMap(defined),
      ...tokens,
      ...code.site.flatMap((file) => set(read(file))),
      // Those of one component, which it sets itself. The ones of the theme are ours to set.
      ...mantineCode.flatMap(set).filter((name) => !name.startsWith('--mantine-')),
    ])
    const isRead = new Set([...css.flatMap(used), ...mantineCode.flatMap(used), ...primaryColours()])
    expect(isRead.size).toBeGreaterThan(150)
    expect(mantineSheets.length).toBeGreaterThan(15)
    expect([...isRead].filter((name) => !known.has(name))).toEqual([])
  })

  test('in the studio, under all of what the theme of Mantine sets', () => {
    const { variables, dark, light } = defaultCssVariablesResolver(DEFAULT_THEME)
    const css = sheets.studio.map(read)
    const known = new Set([
      ...css.flatMap(defined),
      ...Object.keys({ ...variables, ...dark, ...light }),
      ...tokens,
      ...code.studio.flatMap((file) => set(read(file))),
    ])
    expect(css.flatMap(used).filter((name) => !known.has(name))).toEqual([])
  })

  test('in the frame of a game', () => {
    const css = sheets.gameframe.map(read)
    // Colours of the game, set by their names (createScreen.ts).
    const palette = ['--sky', '--glow', '--near', '--accent', '--light']
    const known = new Set([
      ...css.flatMap(defined),
      ...palette,
      ...code.gameframe.flatMap((file) => set(read(file))),
    ])
    expect(css.length).toBeGreaterThan(8)
    expect(css.flatMap(used).filter((name) => !known.has(name))).toEqual([])
  })
})
