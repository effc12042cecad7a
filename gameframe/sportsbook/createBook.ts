import { ProviderError } from '../boot/createAsk.ts'
import { createTranslate, type MessageKey, type Translate } from '../messages/createTranslate.ts'
import { createMoney } from '../money/createMoney.ts'
import { el } from '../ui/el.ts'
import type { Account, Bet, Match, OpenSession } from './createBookmaker.ts'
import type { Heard, SiteTalk } from './createSiteTalk.ts'
import { createSlip } from './createSlip.ts'
import { drawBets } from './drawBets.ts'
import { drawMatches, type Pick } from './drawMatches.ts'
import type { Opening } from './readOpening.ts'

const views = { '': 'sports.all', '/live': 'sports.live', '/bets': 'sports.bets' } as const
type View = keyof typeof views

const refusals: readonly MessageKey[] = [
  'error.NOT_ENOUGH_MONEY',
  'error.LIMIT_REACHED',
  'error.limit.stake',
  'error.limit.loss',
  'error.PLAYER_EXCLUDED',
  'error.EVENT_GONE',
  'error.PRICE_DIFFERS',
]

/** Milliseconds between two questions for the balance: a session that is silent for long is over (docs/integrating-sports.md). */
const asksEvery = 120_000

type Parts = {
  main: HTMLElement
  opening: Opening
  matches: readonly Match[]
  session: OpenSession | undefined
  site: SiteTalk
  t: Translate
  /** Of the currency, as the casino counts it. */
  decimals: number
}

/** The sportsbook on the screen. @returns what hears the page around it */
export function createBook({ main, opening, matches, session, site, t: first, decimals }: Parts) {
  let t = first
  let { locale, odds: format } = opening
  let account: Account | undefined = session?.account
  let view: View = Object.hasOwn(views, opening.path) ? (opening.path as View) : ''
  let picked: Pick | undefined
  let isHeld = false
  let isBusy = false
  /** The match that was opened, until the player looks further. */
  let only = /^\/event\/(match-\d+)$/.exec(opening.path)?.[1]
  const nav = el('nav')
  const balance = el('p', { class: 'balance' })
  const offer = el('div', { class: 'offer' })
  const slip = createSlip({
    isGuest: session === undefined,
    onPlace: (stake) => void place(stake),
    onSignIn: () => site.say({ event: 'wants', what: 'sign-in' }),
    onRemove: () => pick(undefined),
  })
  main.replaceChildren(el('header', {}, nav, balance), offer, slip.element)

  /** All of it anew; whoever is at a button stays there. */
  function draw() {
    const at = focusedName()
    const money = createMoney(locale, opening.currency, decimals)
    document.title = t('sports.title')
    nav.setAttribute('aria-label', t('sports.views'))
    nav.replaceChildren(
      ...Object.entries(views).map(([path, name]) =>
        el(
          'button',
          {
            ...{ type: 'button', 'aria-pressed': String(path === view), 'data-name': `view ${path}` },
            click: () => go(path as View),
          },
          t(name),
        ),
      ),
    )
    balance.textContent = account ? `${t('balance')}: ${money.show(account.balance.amount)}` : ''
    const onPick = (one: Pick) =>
      pick(picked?.match.id === one.match.id && picked.outcome === one.outcome ? undefined : one)
    const shown = matches.filter((one) => (view === '/live' ? one.is_live : !only || one.id === only))
    offer.replaceChildren(
      el('p', { class: 'made' }, t('sports.made')),
      ...(view === '/bets'
        ? [drawBets(account?.bets ?? [], { t, money, format, matches, isBusy, onDecide: decide })]
        : drawMatches(shown, { t, locale, format, picked, onPick })),
    )
    slip.draw(t, money, format, picked)
    if (at !== undefined) focusOn(at)
  }

  const focusedName = () =>
    main.contains(document.activeElement) ? (document.activeElement as HTMLElement).dataset.name : undefined

  const focusOn = (...names: string[]) =>
    names
      .map((name) => main.querySelector<HTMLElement>(`[data-name="${name}"]`))
      .find((one) => one !== null)
      ?.focus({ preventScroll: true })

  function go(to: View) {
    view = to
    only = undefined
    slip.tell(undefined)
    draw()
    site.say({ event: 'moved', path: to })
  }

  function pick(one: Pick | undefined) {
    const before = picked
    picked = one
    slip.tell(undefined)
    draw()
    // What took it off the slip is gone with it.
    const last = one ?? before
    if (last) focusOn(`pick ${last.match.id} ${last.outcome}`, `view ${view}`)
  }

  async function place(stake: string) {
    if (!session || !picked) return
    if (isHeld) return slip.tell('sports.held')
    const { match, outcome } = picked
    await attempt(async () => {
      const { bet, balance } = await session.place({
        ...{ match: match.id, outcome, odds: match.odds[outcome], stake },
      })
      account = { balance, bets: [bet, ...(account?.bets ?? [])] }
      picked = undefined
      draw()
      slip.tell('sports.placed', true)
    })
  }

  async function decide(bet: Bet, decision: 'won' | 'lost' | 'void') {
    await attempt(async () => {
      if (!session) return
      const changed = await session.decide(bet.id, decision)
      const bets = account?.bets.map((one) => (one.id === bet.id ? changed.bet : one)) ?? []
      account = { balance: changed.balance, bets }
      draw()
      focusOn(`bet ${bet.id}`)
    })
  }

  function setBusy(to: boolean) {
    isBusy = to
    slip.setBusy(to)
    draw()
  }

  /** One thing at a time. */
  async function attempt(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
      site.say({ event: 'money-moved' })
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      if (isOver(error)) site.say({ event: 'ended' })
      if (error.code === 'NOT_ENOUGH_MONEY') site.say({ event: 'wants', what: 'deposit' })
      const keys = [`error.limit.${error.limit?.kind}`, `error.${error.code}`]
      slip.tell(refusals.find((key) => keys.includes(key)) ?? 'error.OUT_OF_ORDER_SERVICE')
    } finally {
      setBusy(false)
    }
  }

  /** Asks how the player stands, which keeps the session, too. */
  async function look() {
    if (!session) return
    try {
      account = await session.see()
      draw()
    } catch (error) {
      if (isOver(error)) site.say({ event: 'ended' })
    }
  }

  draw()
  if (session) setInterval(look, asksEvery)
  new ResizeObserver(() => site.say({ event: 'resized', height: Math.ceil(main.offsetHeight) })).observe(main)

  return async (heard: Heard) => {
    if (heard.event === 'hold' || heard.event === 'go-on') isHeld = heard.event === 'hold'
    if (heard.event === 'seen') {
      main.style.setProperty('--seen-top', `${Math.round(heard.top)}px`)
      main.style.setProperty('--seen-end', `${Math.round(heard.top + heard.height)}px`)
    }
    if (heard.event === 'look') {
      ;[locale, format] = [heard.locale, heard.odds]
      document.documentElement.dataset.scheme = heard.scheme
      document.documentElement.lang = locale
      document.documentElement.dir = /^(ar|fa|he|ur)\b/.test(locale) ? 'rtl' : 'ltr'
      t = await createTranslate(locale)
      draw()
    }
    if (heard.event === 'balance-changed') await look()
  }
}

const isOver = (error: unknown): boolean =>
  error instanceof ProviderError && ['SESSION_GONE', 'TOKEN_EXPIRED'].includes(error.code)
