import { subscribe } from 'valtio/vanilla'
import type { BalanceRefresh } from '#generated/grammar/types.ts'
import type { Host } from '#renderers/host.ts'
import type { App } from '../../boot/App.ts'
import { refreshBalance } from './refreshBalance.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * Asks for the balance after clicks and every so often, as the site says (product document, section 4): only while
 * somebody is signed in, and never while they play.
 */
export function keepBalanceFresh(app: App, host: Host): () => void {
  const { session, content } = app.stores
  let rules: BalanceRefresh | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  let lastClick = Date.now()
  let lastAsked = Number.NEGATIVE_INFINITY

  function ask() {
    if (!session.state.facts.authenticated || location.pathname.includes('/game/')) return
    refreshBalance(app).catch((error: unknown) => host.report(error, 'balance'))
  }

  function begin() {
    end()
    if (rules?.isEnabledInterval) timer = setInterval(askAgain, rules.countSecondsForInterval * SECOND)
  }

  function end() {
    clearInterval(timer)
    timer = undefined
  }

  function askAgain() {
    const idle = Date.now() - lastClick
    const isOver =
      rules?.isEnabledTurnOffRequests && idle >= rules.countMinutesAfterWhichRequestsTurnedOff * MINUTE
    if (isOver) end()
    else ask()
  }

  function click() {
    lastClick = Date.now()
    if (timer === undefined) begin()
    if (!rules?.isEnabledRequestsAfterClick) return
    if (lastClick - lastAsked < rules.countSecondsForDelayBetweenClick * SECOND) return
    lastAsked = lastClick
    ask()
  }

  /** A publish may change the rules, or leave them as they are. */
  function readRules() {
    const { balanceRefresh } = app.site()
    if (JSON.stringify(balanceRefresh) === JSON.stringify(rules)) return
    rules = balanceRefresh
    begin()
  }

  const unsubscribe = subscribe(content.state, readRules)
  // Before anybody can stop it on its way.
  addEventListener('click', click, { capture: true })
  readRules()
  return () => {
    unsubscribe()
    removeEventListener('click', click, { capture: true })
    end()
  }
}
