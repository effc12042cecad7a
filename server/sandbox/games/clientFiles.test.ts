import { expect, it } from 'vitest'
import { filesOf, type Manifest } from './clientFiles.ts'

const pixi = '../node_modules/pixi.js/lib/environment-browser/browserAll.mjs'
const manifest: Manifest = {
  'main.ts': {
    file: 'main.js',
    css: ['main.css'],
    dynamicImports: ['scenes/slots/createSlots.ts'],
  },
  'messages/lv.json': { file: 'lv.js' },
  'messages/de.json': { file: 'de.js' },
  'scenes/slots/createSlots.ts': { file: 'slots.js', css: ['slots.css'], imports: ['_stage.js', 'main.ts'] },
  'scenes/createDice.ts': { file: 'dice.js', imports: ['main.ts'] },
  'tables/createTableGame.ts': { file: 'table.js', imports: ['main.ts'] },
  'scenes/crash/createSharedCrash.ts': { file: 'shared.js', imports: ['_stage.js'] },
  '_stage.js': {
    file: 'stage.js',
    dynamicImports: [pixi, '../node_modules/pixi.js/webworkerAll.mjs', '_stage.js'],
  },
  [pixi]: { file: 'pixi.js', imports: ['_stage.js'] },
}
const named = (files: readonly string[]) => files.map((file) => file.split('/').at(-1)).sort()

it('names all that a game loads, with what PixiJS loads by itself, and nothing of other games', () => {
  const { script, styles, preloads, laterStyles } = filesOf(manifest, {
    ...{ kind: 'slots', isTable: false, language: 'lv' },
  })
  expect([named([script]), named(styles)]).toEqual([['main.js'], ['main.css']])
  expect(named(preloads)).toEqual(['lv.js', 'pixi.js', 'slots.js', 'stage.js'])
  expect(named(laterStyles)).toEqual(['slots.css'])
})

it('names no PixiJS for games that draw without, and the table where one is shared', () => {
  const dice = filesOf(manifest, { kind: 'dice', isTable: false, language: 'de' })
  expect(named(dice.preloads)).toEqual(['de.js', 'dice.js'])
  const crash = filesOf(manifest, { kind: 'crash', isTable: true, language: 'de' })
  expect(named(crash.preloads)).toEqual(['de.js', 'pixi.js', 'shared.js', 'stage.js', 'table.js'])
})
