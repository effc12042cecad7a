import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { engines, type Kind } from '#games/engines/engines.ts'
import type { SiteDefinition } from '#generated/grammar/types.ts'
import starterSite from '#schemas/site/site.json' with { type: 'json' }
import { playRules } from '../../server/platform/games/playRules.ts'
import type { FrameState, PlayRules, Round } from '../boot/FrameState.ts'
import en from '../messages/en.json'
import type { Scene, Showing } from '../scenes/Scene.ts'
import { createGame } from './createGame.ts'
import type { GameOptions } from './GameParts.ts'

// What a jurisdiction of the starter site forbids (of the UK by RTS 8A and 14E) is not offered in any kind of
// game: no button, no key, no word in its rules.

const scene = vi.hoisted(() => ({ current: undefined as Scene | undefined }))
vi.mock('../scenes/loadScene.ts', () => ({ loadScene: async () => scene.current }))

const site = starterSite as unknown as SiteDefinition
const kinds = Object.keys(engines) as Kind[]
const repeatable = ['slots', 'dice', 'plinko', 'crash']

let main: HTMLElement
beforeEach(() => {
  main = document.body.appendChild(document.createElement('main'))
})
afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
  main.remove()
})

/** A game whose round is shown until somebody stops it, or the test ends it. */
async function open(kind: Kind, rules: PlayRules) {
  let end = () => {}
  let isStopped = () => false
  let speed = 0
  scene.current = {
    verb: 'spin',
    controls: [],
    choice: (stake) => ({ stake: String(stake) }),
    show: (_round: Round, showing: Showing) => {
      isStopped = showing.watchStop()
      speed = showing.speed
      return new Promise((resolve) => {
        end = resolve
      })
    },
    tell: () => '',
  }
  const round = { id: 'a', nonce: 1, state: 'over', outcome: { stake: '100', win: '0', isOver: true } }
  const begin = vi.fn(async () => ({ round, balance: { amount: '900', currency: 'EUR' } }))
  const state = {
    game: {
      id: 'one',
      name: 'One',
      kind,
      art: { palette: [], voice: [] },
      return: '96.00',
      most_win: 10,
      volatility: 1,
    },
    ...{ mode: 'demo', locale: 'en', currency: 'EUR', decimals: 2, stakes: { min: '100', max: '1000' } },
    ...{ seeds: { nonce: 1 }, free_rounds: [], rules },
  } as unknown as FrameState
  await createGame({
    ...{ main, state },
    provider: { begin } as unknown as GameOptions['provider'],
    page: { isFramed: true, say: () => {} },
    t: (key, given = {}) => en[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? '')),
  })
  const button = (name: string) => main.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)
  const begins = main.querySelector('.begin') as HTMLButtonElement
  return {
    begin,
    button,
    begins,
    isStopped: () => isStopped(),
    speed: () => speed,
    async play() {
      const before = begin.mock.calls.length
      begins.click()
      await vi.waitFor(() => expect(begin.mock.calls.length).toBe(before + 1))
      await vi.waitFor(() => expect(main.classList.contains('busy')).toBe(true))
    },
    end: async () => {
      end()
      await vi.waitFor(() => expect(main.classList.contains('busy')).toBe(false))
    },
    rules(): string {
      button('Rules')?.click()
      const text = document.querySelector('dialog')?.textContent ?? ''
      document.querySelector('dialog')?.close()
      return text
    },
  }
}
const space = () =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { code: 'Space', bubbles: true, cancelable: true }),
  )

const cases = site.jurisdictions.flatMap(({ code, countries, play }) =>
  kinds.map((kind) => ({ code, country: countries[0], play, kind })),
)

test.each(cases)('$code, $kind: what is forbidden is not offered, and what is offered works', async (one) => {
  const { kind, country, play: law = {} } = one
  const told = playRules({ ...site, defaultJurisdiction: one.code }, country, kind)
  // No test waits as long as a round has to last; that rounds do is tried elsewhere.
  const rules = { least_round_ms: 0, autoplay: told.autoplay, turbo: told.turbo, celebrate_returns: false }
  const game = await open(kind, rules)
  const mayTurbo = law.turbo ?? true
  const mayAuto = (law.autoplay ?? true) && repeatable.includes(kind)

  expect(game.button('Turbo')?.title).toBe(mayTurbo ? en['turbo.does'] : undefined)
  expect(game.button('Autoplay')?.title).toBe(mayAuto ? en['auto.does'] : undefined)
  const said = game.rules()
  expect(said.includes(en['turbo.does'])).toBe(mayTurbo)
  expect(said.includes(en['stop.does'])).toBe(mayTurbo)
  expect(said.includes(en['auto.does'])).toBe(mayAuto)

  // A press, and a key, while a round is shown.
  await game.play()
  const was = game.speed()
  expect([game.begins.textContent, game.begins.title]).toEqual(
    mayTurbo ? [en.stop, en['stop.does']] : [en['verb.spin'], ''],
  )
  expect(game.begins.getAttribute('aria-disabled')).toBe(String(!mayTurbo))
  space()
  expect(game.isStopped()).toBe(mayTurbo)
  await game.end()
  expect(game.begin).toHaveBeenCalledTimes(1)

  if (mayTurbo) {
    game.button('Turbo')?.click()
    expect(game.button('Turbo')?.getAttribute('aria-pressed')).toBe('true')
    await game.play()
    expect(game.speed()).toBeLessThan(was)
    await game.end()
  }
  if (mayAuto) {
    game.button('Autoplay')?.click()
    document.querySelector<HTMLFormElement>('.auto-form')?.requestSubmit()
    await vi.waitFor(() =>
      expect(game.begin).toHaveBeenLastCalledWith(expect.objectContaining({ auto: true })),
    )
    expect(game.button('Stop autoplay, 10 rounds left')).not.toBeNull()
  }
})
