import type { App } from '../../boot/App.ts'
import { dataLayer } from './sinks/dataLayer.ts'

const signals = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const

/** What was told last. */
const told = new WeakMap<App, string>()

/**
 * Signals of consent mode for tag managers, where the site tells them anything: all of them denied first, then as was answered.
 * @param purposes what is agreed to
 */
export function tellSignals(app: App, purposes: readonly string[]): void {
  const { analytics } = app.site()
  if (!analytics?.sinks.some(({ to }) => to === 'data_layer')) return
  const granted = analytics.consent.purposes.flatMap(({ name, signals: own = [] }) =>
    purposes.includes(name) ? (own as string[]) : [],
  )
  const states = (names: readonly string[]) =>
    Object.fromEntries(signals.map((one) => [one, names.includes(one) ? 'granted' : 'denied']))
  if (!told.has(app)) {
    say('consent', 'default', states([]))
    told.set(app, JSON.stringify(states([])))
  }
  const now = JSON.stringify(states(granted))
  if (told.get(app) === now) return
  say('consent', 'update', states(granted))
  told.set(app, now)
}

/** They read it as the arguments of a call. */
function say(..._words: [string, string, object]): void {
  // biome-ignore lint/complexity/noArguments: a list is another thing to those who read it
  dataLayer().push(arguments)
}
