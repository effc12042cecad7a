import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '#renderers/base.css'
import type { BlockProps } from '#generated/grammar/types.ts'
import type { CallFailure, CallResult } from '#renderers/host.ts'
import { openDataBlock } from '#renderers/pages/testing/openBlocks.tsx'
import type { StoryHostOptions } from '#renderers/storyHost.ts'
import { fakeGames } from '../gamehall/testing/fakeGames.ts'
import { hallWords, player } from '../gamehall/testing/hallStory.tsx'
import { loadFeature } from '../loadFeature.ts'
import { gameWords } from './testing/gameWords.ts'

const origin = 'https://play.invalid'
const before = location.href
const eur = (amount: string) => ({ amount, currency: 'EUR' })
const money = { balance: { main: eur('120.00'), bonus: eur('30.00') } }

const props: BlockProps['game-frame'] = {
  sysname: 'game-3',
  mode: 'play',
  demo: 'demo-mode',
  limits: 'game-limits',
  soundOn: 'game.sound.on',
  soundOff: 'game.sound.off',
  lobby: [{ do: 'navigate', route: 'gamehall' }],
  history: [{ do: 'navigate', route: 'profile.bets.history' }],
  verify: [{ do: 'navigate', route: 'fair-verify', query: { round: { from: '/result/round/id' } } }],
  deposit: [{ do: 'navigate', route: 'cashier.deposit-index' }],
  stranger: [{ do: 'open', popup: 'authorization' }],
}
const slots = {
  terms: [
    {
      type: 'text' as const,
      props: { text: { key: 'most', args: { most: { from: '/result/most', as: 'money' as const } } } },
    },
  ],
  'not-offered': [{ type: 'text' as const, props: { text: 'elsewhere' } }],
  'sign-in': [{ type: 'text' as const, props: { text: 'first' } }],
  unknown: [{ type: 'text' as const, props: { text: 'nowhere' } }],
  errors: [{ type: 'text' as const, props: { text: 'broken' } }],
}

const failure = (type: string, more: Partial<CallFailure> = {}): CallResult => ({
  ok: false,
  error: { type, message: '', invalidParameters: {}, ...more },
})

let opened: Awaited<ReturnType<typeof openDataBlock>> | undefined
let stand: HTMLIFrameElement
let launches: Record<string, unknown>[] = []
let sessions: Record<string, unknown>[] = []
let answer: (values: Record<string, unknown>) => CallResult
let net = '0.00'
let hasBonus = true
/** What the next answers to a launch wait for. */
let hold: Promise<void> | undefined

beforeEach(async () => {
  await loadFeature('game-frame')
  sessionStorage.clear()
  launches = []
  sessions = []
  net = '0.00'
  hasBonus = true
  hold = undefined
  answer = ({ mode }) => ({ ok: true, response: { url: `${origin}/${launches.length}`, mode } })
  // A window that stands for that of the game, which is another origin's.
  stand = document.body.appendChild(document.createElement('iframe'))
  vi.spyOn(navigator.userActivation, 'isActive', 'get').mockReturnValue(true)
})
afterEach(() => {
  opened?.close()
  opened = undefined
  stand.remove()
  history.replaceState(null, '', before)
  vi.restoreAllMocks()
})

async function open(
  options: Omit<StoryHostOptions, 'words'> = {},
  hash = '',
  more: Partial<typeof props> = {},
) {
  history.replaceState(null, '', `${location.pathname}${hash}`)
  const game = await openDataBlock(
    { type: 'game-frame', props: { ...props, ...more }, slots },
    {
      feature: loadFeature,
      call: async (operation, values): Promise<CallResult> => {
        if (operation === 'games.launch') {
          launches.push(values)
          await hold
          return answer(values)
        }
        if (operation === 'games.get') return { ok: true, response: { items: [fakeGames(4)[3]], total: 1 } }
        if (operation === 'games.getRound')
          return values.round === 'booked'
            ? { ok: true, response: { round: { id: '77' } } }
            : failure('NetworkError')
        if (operation === 'games.getLikes') return { ok: true, response: { sysnames: [] } }
        const sums = { staked: eur('15.00'), won: eur('0.00'), net: eur(net) }
        if (operation === 'games.getSession') sessions.push(values)
        if (operation === 'games.getSession')
          return {
            ok: true,
            response: { ...sums, rounds: 0, seconds: 3723, started_at: '2026-01-01T00:00:00Z' },
          }
        const bonus = { amount: eur('30.00'), is_excluded: false }
        return {
          ok: true,
          response: {
            main: eur('120.00'),
            isolated: true,
            pays: 'main',
            counts: 0,
            ...(hasBonus && { bonus }),
            most: eur('50.00'),
            most_by: 'game',
          },
        }
      },
      ...options,
      words: { ...hallWords.en, ...gameWords.en, most: 'Up to {most}' },
    },
  )
  opened = game
  const frame = () => game.element.querySelector('iframe')
  const has = (text: string) => vi.waitFor(() => expect(game.element.textContent).toContain(text))
  const button = (name: string) => game.find<HTMLButtonElement>(`button[aria-label="${name}"]`)
  return { ...game, frame, has, button }
}

/** What the game says. */
function say(message: object, from = origin, source: Window | null = stand.contentWindow) {
  dispatchEvent(new MessageEvent('message', { origin: from, source, data: { type: 'game', ...message } }))
}

/** Opens a game that has drawn its first picture. */
async function play(options: Omit<StoryHostOptions, 'words'> = {}, hash = '') {
  const game = await open(options, hash)
  await vi.waitFor(() => expect(game.frame()).not.toBeNull())
  const post = vi.spyOn(stand.contentWindow as Window, 'postMessage').mockReturnValue(undefined)
  vi.spyOn(game.frame() as HTMLIFrameElement, 'contentWindow', 'get').mockReturnValue(stand.contentWindow)
  say({ event: 'ready' })
  await vi.waitFor(() => expect(game.frame()?.dataset.ready).toBe('true'))
  return { ...game, post }
}

/** What was done, but for what is reported of it. */
const did = (runs: { actions: object[] }[]) => allOf(runs).filter((one) => !('event' in one))
const allOf = (runs: { actions: object[] }[]) => runs.flatMap(({ actions }) => actions)

describe('game frame', () => {
  it('opens a demo for strangers, says so once a visit, and gives the game no more than it needs', async () => {
    const { frame, has, host, element } = await play()
    expect(launches).toEqual([{ sysname: 'game-3', mode: 'demo' }])
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms')
    expect(frame()?.getAttribute('allow')).toBe('autoplay')
    await has('You are playing in demo mode')
    expect(element.textContent).not.toMatch(/Staked|Result/)
    expect(did(host.runs)).toEqual([{ do: 'open', popup: 'demo-mode' }])
    expect(allOf(host.runs)).toContainEqual(expect.objectContaining({ do: 'track', event: 'game' }))
    opened?.close()
    const again = await play()
    expect(did(again.host.runs)).toEqual([])
  })

  it('opens the game for money for players, with time, result, money and what a stake means', async () => {
    const { has, find, element } = await play({ facts: { ...player, ...money } })
    expect(launches).toEqual([{ sysname: 'game-3', mode: 'real' }])
    await has('Up to €50')
    expect(find('[role=timer]').textContent).toMatch(/^1:02:/)
    const figures = [...element.querySelectorAll('dl > div')].map((one) => one.textContent)
    expect(figures.slice(1)).toEqual(['Staked€15', 'Result€0', 'Real balance€120', 'Bonus€30'])
  })

  it('asks for the session of all games, which it is one of', async () => {
    const { has } = await play({ facts: { ...player, ...money } })
    await has('Staked€15')
    expect(sessions).toEqual([{}])
  })

  it('asks the platform after a round, and believes no sum that the game tells', async () => {
    const { has, host, element } = await play({ facts: { ...player, ...money } })
    await has('Up to €50')
    net = '-7.50'
    say({ event: 'round-began', round: 'a' })
    say({ event: 'round-closed', round: 'a', staked: '750', won: '99999900' })
    await has('−€7.50')
    expect(element.textContent).not.toContain('999')
    expect(did(host.runs)).toContainEqual({ do: 'refresh', what: 'balance' })
  })

  it('tells no win of a round until its end was seen, and asks for money at both moments', async () => {
    const told: (string | undefined)[] = []
    const { host } = await play({ facts: { ...player, ...money } })
    host.watchRound = (round) => told.push(round)
    const asked = () => did(host.runs).filter((action) => JSON.stringify(action).includes('balance')).length
    say({ event: 'round-began', round: 'a' })
    await vi.waitFor(() => expect([told, asked()]).toEqual([['a'], 1]))
    // One that went on beside it ends: the last that began is still watched.
    say({ event: 'round-closed', round: 'b' })
    say({ event: 'round-closed', round: 'a' })
    await vi.waitFor(() => expect([told, asked()]).toEqual([['a', undefined], 2]))
    say({ event: 'round-began', round: 'c' })
    await vi.waitFor(() => expect(told).toEqual(['a', undefined, 'c']))
    // Nobody will see its end here.
    opened?.close()
    opened = undefined
    expect(told).toEqual(['a', undefined, 'c', undefined])
  })

  it('hears nobody but the window of the game with its origin', async () => {
    const { host, frame } = await play({ facts: { ...player, ...money } })
    say({ event: 'ended' }, 'https://evil.invalid')
    say({ event: 'ended' }, location.origin)
    say({ event: 'ended' }, origin, window)
    say({ event: 'wants', what: 'lobby' }, 'https://evil.invalid')
    await new Promise((done) => setTimeout(done, 50))
    expect(frame()).not.toBeNull()
    expect(did(host.runs)).toEqual([])
  })

  it('lets no round begin while a dialog stands above the game', async () => {
    const { host, post } = await play({ facts: { ...player, ...money } })
    host.setCovered(true)
    await vi.waitFor(() => expect(post).toHaveBeenLastCalledWith({ type: 'game', event: 'hold' }, origin))
    host.setCovered(false)
    await vi.waitFor(() => expect(post).toHaveBeenLastCalledWith({ type: 'game', event: 'go-on' }, origin))
  })

  it('tells the game of money that came from elsewhere', async () => {
    const { host, post } = await play({ facts: { ...player, ...money } })
    host.setFacts({ balance: { ...money.balance, main: eur('500.00') } })
    await vi.waitFor(() =>
      expect(post).toHaveBeenLastCalledWith({ type: 'game', event: 'balance-changed' }, origin),
    )
  })

  it.each([
    ['lobby', { do: 'navigate', route: 'gamehall' }],
    ['history', { do: 'navigate', route: 'profile.bets.history' }],
    ['deposit', { do: 'navigate', route: 'cashier.deposit-index' }],
    ['limits', { do: 'open', popup: 'game-limits' }],
  ])('leads to what the game wants: %s', async (what, action) => {
    const { host } = await play({ facts: { ...player, ...money } })
    say({ event: 'wants', what })
    await vi.waitFor(() => expect(did(host.runs)).toContainEqual(action))
  })

  it('leads strangers who want to pay in to an account', async () => {
    const { host } = await play()
    say({ event: 'wants', what: 'deposit' })
    await vi.waitFor(() => expect(did(host.runs)).toContainEqual(props.stranger?.[0]))
  })

  it('leads to a round that the game wants verified where it is on the books, and else to the history', async () => {
    const { host } = await play({ facts: { ...player, ...money } })
    say({ event: 'wants', what: 'verify', round: 'booked' })
    await vi.waitFor(() =>
      expect(host.runs.at(-1)).toMatchObject({
        actions: props.verify,
        scope: { result: { round: { id: '77' } } },
      }),
    )
    say({ event: 'wants', what: 'verify', round: 'unknown' })
    await vi.waitFor(() => expect(host.runs.at(-1)?.actions).toEqual(props.history))
  })

  it('leads nowhere where the player has done nothing', async () => {
    const { host } = await play({ facts: { ...player, ...money } })
    vi.spyOn(navigator.userActivation, 'isActive', 'get').mockReturnValue(false)
    say({ event: 'wants', what: 'deposit' })
    say({ event: 'wants', what: 'verify', round: 'booked' })
    await new Promise((done) => setTimeout(done, 50))
    expect(did(host.runs)).toEqual([])
  })

  it('has the switch for the sound of a game that leaves it to the page, which remembers how it stands', async () => {
    const { post, button, host, element } = await play({ facts: { ...player, ...money } })
    expect(element.querySelector('[aria-label="Turn sound on"]')).toBeNull()
    expect(post).not.toHaveBeenCalledWith(expect.objectContaining({ event: 'sound' }), origin)
    say({ event: 'ready', hears: ['sound'] })
    await vi.waitFor(() =>
      expect(post).toHaveBeenLastCalledWith({ type: 'game', event: 'sound', on: false }, origin),
    )
    button('Turn sound on').click()
    await vi.waitFor(() =>
      expect(did(host.runs)).toContainEqual({ do: 'store', key: 'game_sound', value: '1' }),
    )
    host.setFacts({ stored: { game_sound: '1' } })
    await vi.waitFor(() =>
      expect(post).toHaveBeenLastCalledWith({ type: 'game', event: 'sound', on: true }, origin),
    )
    button('Turn sound off').click()
    await vi.waitFor(() => expect(did(host.runs)).toContainEqual({ do: 'forget', key: 'game_sound' }))
  })

  it('is opened anew where its session has ended', async () => {
    const { has, find, frame } = await play({ facts: { ...player, ...money } })
    say({ event: 'ended', reason: 'SESSION_GONE' })
    await has('The game session has ended')
    expect(frame()).toBeNull()
    find('[role=alert] button').click()
    await vi.waitFor(() => expect(frame()?.src).toBe(`${origin}/2`))
  })

  it('is not opened for money where nobody is signed in, in the words of the page', async () => {
    const { has, frame } = await open({}, '#real')
    await has('first')
    expect([launches, frame()]).toEqual([[], null])
  })

  it('says that there is no such game where the address names none', async () => {
    const { has, element } = await open({}, '', { sysname: { from: '/route/params/sysname' } })
    await has('nowhere')
    expect(element.querySelector('[role=alert]')).not.toBeNull()
    expect(launches).toEqual([])
  })

  it('switches between demo and money in place', async () => {
    const { frame, element } = await play({ facts: { ...player, ...money } })
    const mode = [...element.querySelectorAll('button')].find((one) => one.textContent === 'Play demo')
    mode?.click()
    await vi.waitFor(() => expect(launches.at(-1)).toEqual({ sysname: 'game-3', mode: 'demo' }))
    expect(location.hash).toBe('#demo')
    await vi.waitFor(() => expect(frame()?.src).toBe(`${origin}/2`))
  })

  it('shows nothing of a demo that was left until it is opened anew', async () => {
    const { frame, find, element, has, host } = await play()
    const press = (name: string) =>
      vi.waitFor(() => {
        const button = [...element.querySelectorAll('button')].find((one) => one.textContent === name)
        expect(button).toBeDefined()
        button?.click()
      })
    await press('Play for real money')
    await has('first')
    let answerNow = () => {}
    hold = new Promise((done) => {
      answerNow = done
    })
    await press('Play demo')
    // The real host tells of each change of the address.
    host.setFacts({})
    await vi.waitFor(() => expect(launches).toHaveLength(2))
    expect(frame() === null).toBe(true)
    answerNow()
    await vi.waitFor(() => expect(frame()?.src).toBe(`${origin}/2`))
    expect(find('iframe').hasAttribute('data-ready')).toBe(false)
  })

  it('opens the game anew with the other money where money is isolated', async () => {
    const { has, find } = await play({ facts: { ...player, ...money } })
    await has('Bonus balance')
    find('label:last-of-type input[type=radio]').click()
    await vi.waitFor(() =>
      expect(launches.at(-1)).toEqual({ sysname: 'game-3', mode: 'real', purse: 'bonus' }),
    )
  })

  it('shows the money that the game was opened with, and opens it with own money once the bonus is over', async () => {
    answer = ({ mode, purse }) => ({
      ok: true,
      response: { url: `${origin}/${launches.length}`, mode, purse: purse ?? 'bonus' },
    })
    const { has, find, frame } = await play({ facts: { ...player, ...money } })
    await has('Bonus balance')
    expect(find('label:last-of-type input[type=radio]').matches(':checked')).toBe(true)
    expect(launches).toEqual([{ sysname: 'game-3', mode: 'real' }])
    hasBonus = false
    say({ event: 'round-closed', round: 'a' })
    await vi.waitFor(() =>
      expect(launches.at(-1)).toEqual({ sysname: 'game-3', mode: 'real', purse: 'main' }),
    )
    await vi.waitFor(() => expect(frame()?.src).toBe(`${origin}/2`))
  })

  it.each([
    [
      'its country does not offer it',
      failure('AccessDeniedException', { errorData: { reason: 'not_offered' } }),
      'elsewhere',
    ],
    [
      'its provider is down',
      failure('UnknownErrorException', { errorData: { reason: 'provider_unavailable' } }),
      'Your money is safe',
    ],
    ['there is no connection', failure('NetworkError'), 'No connection'],
    ['it is anything else', failure('TooManyRequestsException'), 'broken'],
  ])('says what to do where %s', async (_what, refused, words) => {
    answer = () => refused
    const { has, frame } = await open({ facts: { ...player, ...money } })
    await has(words)
    expect(frame()).toBeNull()
  })

  it('opens by itself once there is a connection again', async () => {
    answer = () => failure('NetworkError')
    const { has, frame } = await open()
    await has('No connection')
    answer = ({ mode }) => ({ ok: true, response: { url: `${origin}/again`, mode } })
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(frame()?.src).toBe(`${origin}/again`))
  })

  it('draws no game of the origin of the site', async () => {
    answer = ({ mode }) => ({ ok: true, response: { url: `${location.origin}/play`, mode } })
    const { has, frame } = await open()
    await has('Your money is safe')
    expect(frame()).toBeNull()
  })

  it('fills the window where the browser has no full screen, until Escape', async () => {
    vi.spyOn(document.documentElement, 'requestFullscreen').mockRejectedValue(new Error('no'))
    const { button, find } = await play()
    button('Full screen').click()
    await vi.waitFor(() => expect(find('section').dataset.full).toBe('true'))
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    await vi.waitFor(() => expect(find('section').dataset.full).toBeUndefined())
  })
})
