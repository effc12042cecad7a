import type { Breakpoint } from './breakpoints.ts'
import type { JurisdictionFacts } from './jurisdictionFacts.ts'

type Amount = { amount: string; currency: string }

/** What whoever is signed in has, in the currency of the account; play money in its own. */
export type BalanceFacts = Partial<Record<'main' | 'bonus' | 'betting_bonus' | 'fun', Amount>>

/**
 * What conditions and bindings look at. `data` only inside a form, `response` only in the actions after a call,
 * `popup` only inside an opened popup, `result` only inside a load block, `item` and `index` only inside a repeat block.
 * On the server `query`, `device` and `route` are empty objects, which is why the
 * gate refuses conditions of form fields that look at them.
 */
export type Facts = {
  session: { authenticated: boolean } & Record<string, unknown>
  /** Nothing in it for strangers. */
  balance?: BalanceFacts
  /** The rules of the player's country, or the default ones; not where routes are resolved. */
  jurisdiction?: JurisdictionFacts
  site: Record<string, unknown>
  route: { name?: string; path?: string; fullPath?: string; params?: Record<string, string> }
  query: Record<string, string>
  device: {
    kind?: 'mobile' | 'tablet' | 'desktop'
    breakpoint?: Breakpoint['name']
    /** Least width of the breakpoint, in px. */
    minWidth?: Breakpoint['from']
    platform?: 'default' | 'pwa' | 'webview'
    framed?: boolean
  }
  /** What `store` actions keep in this browser. */
  stored?: Record<string, string>
  data?: Record<string, unknown>
  response?: unknown
  popup?: Record<string, unknown>
  /** The answer of the load block around. */
  result?: unknown
  /** What the repeat block around is at, and its place from 0. */
  item?: unknown
  index?: number
}
