import type { Graphics } from 'pixi.js'
import { afterEach, expect, test } from 'vitest'
import type { SlotConfig } from '#games/engines/slots/SlotConfig.ts'
import type { Round } from '../boot/FrameState.ts'
import type { Stage } from '../stage/createStage.ts'
import { createBaccarat } from './cards/createBaccarat.ts'
import { createBlackjack } from './cards/createBlackjack.ts'
import { createBanner } from './createBanner.ts'
import { createCrash } from './createCrash.ts'
import { createDice } from './createDice.ts'
import type { Scene, SceneTools, Showing } from './Scene.ts'
import type { Reels } from './slots/createReels.ts'
import { createWinShow } from './slots/createWinShow.ts'

// What brings no more than its stake is no win (UKGC RTS 14F): nothing of a scene is golden then, and nothing sings.

let host = document.createElement('div')
afterEach(() => host.remove())
const heard: string[] = []

/** Where it is celebrated, or not, what came back: the same round is shown in both ways. */
const showing = (isCelebrated: boolean): Showing => ({
  speed: 0,
  watchStop: () => () => true,
  celebrates: () => isCelebrated,
})

function toolsFor(config: unknown): SceneTools {
  heard.length = 0
  host = document.body.appendChild(document.createElement('div'))
  const sounds = new Proxy({}, { get: (_, name) => () => heard.push(String(name)) })
  const art = { palette: ['#111111', '#222222', '#333333', '#444444', '#555555'] }
  return {
    host,
    state: { locale: 'en', game: { art, mathematics: { config } } },
    sounds,
    money: { show: String },
    t: (key: string) => key,
    stake: () => 100n,
    isIdle: () => true,
    move: async () => undefined,
    changed: () => undefined,
    begin: () => undefined,
    motion: { isReduced: true },
  } as unknown as SceneTools
}

const pays = { num: 2, den: 1 }
const card = 5
const returned = { stake: '100', win: '100', isOver: true }
const scenes: Record<
  string,
  { make: (tools: SceneTools) => Scene | Promise<Scene>; config: unknown; round: unknown; golden: string }
> = {
  dice: {
    make: createDice,
    config: { returned: 9900, chances: { least: 100, most: 9800 } },
    round: { choice: {}, outcome: { ...returned, roll: 1200 } },
    golden: '.roll.won, .marker.won',
  },
  baccarat: {
    make: createBaccarat,
    config: { decks: 8, pays: { player: pays, banker: pays, tie: pays } },
    round: {
      choice: {},
      outcome: { ...returned, player: [card, card], banker: [card, card], result: 'player' },
    },
    golden: '.hand.won',
  },
  blackjack: {
    make: createBlackjack,
    config: { decks: 6, hitsSoft17: false, blackjackPays: pays },
    round: {
      choice: {},
      // One hand of two has won, and all that they brought is what both have cost.
      outcome: {
        ...returned,
        hands: [
          { cards: [card, card], stake: '50', win: '100' },
          { cards: [card, card], stake: '50', win: '0' },
        ],
        dealer: [card, card],
        options: [],
      },
    },
    golden: '.hand.won',
  },
  crash: {
    make: createCrash,
    config: { most: 100_000 },
    round: { choice: { at: 101 }, outcome: { ...returned, point: 150, at: 101 } },
    golden: '.left:not(.plain)',
  },
}

test.each(Object.keys(scenes))('%s shows what is no win without gold, and a win in it', async (name) => {
  const { make, config, round, golden } = scenes[name] as (typeof scenes)[string]
  const seen: Record<string, boolean> = {}
  const sung: Record<string, boolean> = {}
  for (const isCelebrated of [false, true]) {
    const scene = await make(toolsFor(config))
    await scene.show(round as Round, showing(isCelebrated))
    seen[String(isCelebrated)] = host.querySelector(golden) !== null
    sung[String(isCelebrated)] = heard.some((sound) => sound === 'win' || sound === 'land')
    host.remove()
  }
  expect(seen).toEqual({ false: false, true: true })
  expect(sung.false).toBe(false)
})

test('lines of a slot are golden, and pulse, where the round is a win alone', async () => {
  const config = {
    rows: 1,
    reels: ['A', 'A'],
    coins: 1,
    wins: { by: 'lines', lines: [[0, 0]] },
    pays: { A: [0, 1] },
  } as SlotConfig
  const over: Graphics[] = []
  const scales = new Set<number>()
  const sprite = { tint: '', scale: { x: 1, set: (to: number) => scales.add(to) } }
  const reels = {
    sprites: () => [sprite],
    sprite: () => sprite,
    centre: () => ({ x: 0, y: 0 }),
    over: { addChild: (child: Graphics) => over.push(child), removeChildren: () => over.splice(0) },
  } as unknown as Reels
  const stage = {
    wake: () => undefined,
    animate: async (_takes: number, draw: (share: number) => void) => {
      for (const share of [0.25, 1]) draw(share)
    },
  } as unknown as Stage
  const { show } = createWinShow(stage, reels, config)
  const spin = {
    stops: [0, 0],
    windows: ['A', 'A'],
    multiplier: 1,
    wins: [{ symbol: 'A', count: 2, units: 1, line: 0 }],
    scatters: 0,
    units: 1,
  }
  const shown = async (isWin: boolean) => {
    scales.clear()
    await show(spin, showing(isWin), isWin)
    return { colours: new Set(over.flatMap(coloursOf)), isPulsing: scales.size > 0 }
  }
  expect(await shown(false)).toEqual({ colours: new Set(['#c9d1e3']), isPulsing: false })
  expect(await shown(true)).toEqual({ colours: new Set(['#ffd45e']), isPulsing: true })
})

/** Of the lines of a picture. */
function coloursOf({ context }: Graphics): string[] {
  return context.instructions.flatMap(({ action, data }) =>
    action === 'stroke' ? [`#${Number(data.style.color).toString(16).padStart(6, '0')}`] : [],
  )
}

test('large words over a scene are golden for a win alone', () => {
  const tools = toolsFor({})
  const banner = createBanner(tools.host)
  const box = tools.host.querySelector('.banner')
  const end = { ...showing(false), speed: 1 }
  void banner.show('ten free spins', end, false)
  expect(box?.classList.contains('plain')).toBe(true)
  void banner.show('ten free spins', end, true)
  expect(box?.classList.contains('plain')).toBe(false)
})
