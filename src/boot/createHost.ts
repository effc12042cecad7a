import { subscribe as subscribeTo } from 'valtio/vanilla'
import type { ActionScope, Host } from '#renderers/host.ts'
import { scopeFacts } from '#renderers/scopeFacts.ts'
import type {
  FormArtefact,
  MenuArtefact,
  PageArtefact,
  PaymentMethodsArtefact,
  PopupArtefact,
  RoutesArtefact,
} from '#schemas/runtime/artefacts.ts'
import { createFormatters, resolveValues } from '#schemas/runtime/bindings.ts'
import type { BootData } from '#schemas/runtime/bootData.ts'
import { dayOf, zoneOf } from '#schemas/runtime/dayOf.ts'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import { zone } from '#schemas/runtime/formatValue.ts'
import { hrefOf } from '#schemas/runtime/hrefOf.ts'
import { passwordNames } from '#schemas/runtime/passwordNames.ts'
import { residencePhones } from '#schemas/runtime/residencePhones.ts'
import { sayMessage } from '#schemas/runtime/sayMessage.ts'
import { runActions } from '../actions/runActions.ts'
import { callAddress, questionAddress } from '../api/callAddress.ts'
import { loadFeature } from '../features/loadFeature.ts'
import { ACTIVITY } from '../integrations/activity.ts'
import { ROUND } from '../integrations/round.ts'
import { documentTitle } from '../shell/documentTitle.ts'
import type { createApp } from './createApp.ts'
import { createFacts } from './createFacts.ts'
import { createMoved } from './createMoved.ts'
import { createPrefetch } from './createPrefetch.ts'
import { failureKey } from './failureKey.ts'
import { watchDevice } from './readDevice.ts'
import { report } from './report.ts'
import { serverClock } from './serverClock.ts'

/** Events after which the address is another; wouter makes those of pushState and replaceState. */
const MOVES = ['popstate', 'pushState', 'replaceState', 'hashchange'] as const

/**
 * The renderers' host over the stores of the app.
 * @param boot what came with the document
 */
export function createHost(
  app: ReturnType<typeof createApp>,
  {
    country,
    socials,
    answers = {},
    drawnAt,
    drawnFor,
  }: Pick<BootData, 'country' | 'socials' | 'answers' | 'drawnAt' | 'drawnFor'> = {},
): Host {
  const { stores } = app
  const { content, locale } = stores
  const facts = createFacts(stores, country, socials)
  const listeners = new Set<() => void>()
  // Players find by the days that they read, and rules mean the same ones.
  zone.name = () => zoneOf(app.site(), [stores.session.state.facts.country_code])
  let version = 0
  const changed = () => {
    version += 1
    for (const listener of listeners) listener()
  }
  for (const { state } of [locale, stores.session, stores.theme, stores.stored, stores.fault])
    subscribeTo(state, changed, true)
  subscribeTo(content.seen, changed, true)
  for (const move of MOVES) addEventListener(move, changed)
  addEventListener('online', content.wake)
  watchDevice(changed)

  let isFollowing = false
  /** Pages where nothing is followed need not know how. */
  function followSlowly() {
    if (isFollowing) return
    isFollowing = true
    import('../integrations/followSlowly.ts').then(
      (module) => module.followSlowly(app, report),
      () => {
        isFollowing = false
      },
    )
  }

  const resolve = (values: Parameters<Host['resolve']>[0], scope?: ActionScope) =>
    resolveValues(values, scopeFacts(host, scope))

  const href: Host['href'] = (link, scope) => {
    if (!link.route) return undefined
    const path = hrefOf(content.state.artefacts['routes/main'] as RoutesArtefact, {
      route: link.route,
      params: link.params && resolve(link.params, scope),
      query: link.query && resolve(link.query, scope),
      hash: link.hash,
    })
    return path === undefined ? undefined : app.localised(path)
  }

  function artefact(key: `form/${string}`): FormArtefact | undefined
  function artefact(key: `page/${string}`): PageArtefact | undefined
  function artefact(key: `popup/${string}`): PopupArtefact | undefined
  function artefact(key: `menu/${string}`): MenuArtefact | undefined
  function artefact(key: 'payment-methods/main'): PaymentMethodsArtefact | undefined
  function artefact(key: string) {
    const atHand = content.state.artefacts[key]
    if (!atHand && key in content.state.hashes)
      content.lack(key).catch((error: unknown) => report(error, key))
    return atHand
  }

  const host: Host = {
    t(text, scope) {
      const { key, args } = typeof text === 'string' ? { key: text, args: undefined } : text
      const code = locale.state.code
      const values = args ? resolveValues(args, scopeFacts(host, scope), createFormatters(code)) : {}
      return sayMessage(app.i18n, key, values, report)
    },
    locale: () => locale.state.code,
    href,
    moved: createMoved(content, report, changed),
    facts,
    call: app.call,
    answered: (operation, values) =>
      answers[questionAddress(callAddress(operation, { locale: host.locale, isFramed: false }), values)],
    drawnAt,
    drawnFor,
    upload: app.upload,
    run: async (actions, scope) => {
      await runActions(actions, { app, host, scope })
    },
    ask: (popup, data, scope) =>
      new Promise((answer) => {
        let isConfirmed = false
        const isOpen = stores.dialogs.open(popup, {
          data: resolve(data, scope),
          onConfirmed: () => {
            isConfirmed = true
          },
          onClosed: () => answer(isConfirmed),
        })
        if (!isOpen) answer(false)
      }),
    failureText: (error) => host.t(failureKey(error, app.site().errors)),
    resolve,
    artefact,
    hasArtefact: (key) => key in content.state.hashes,
    isLost: content.isLost,
    awaitWords: async (keys) => {
      const isLacking = () => keys.some((key) => !(key in app.i18n.messages))
      if (!isLacking()) return
      await content.want(`messages/${locale.state.code}`)
      if (isLacking()) await app.refreshRelease()
    },
    feature: loadFeature,
    isCovered: () => stores.dialogs.state.stack.length > 0,
    onCovered: (listener) => subscribeTo(stores.dialogs.state, listener, true),
    documentTitle: (title) => documentTitle(app, host, title),
    watchRound: (round) => {
      stores.session.watchRound(round)
      dispatchEvent(new Event(ROUND))
    },
    noticeActivity: () => void dispatchEvent(new Event(ACTIVITY)),
    prefetch: createPrefetch(content, href, report),
    phoneCountries: () => residencePhones(app.site().general),
    passwordLength: () => app.site().auth.password,
    validators: () => app.site().validators,
    names: () => passwordNames(app.site().brand.name, stores.session.state.facts),
    today: (country) => dayOf(app.site(), [country, stores.session.state.facts.country_code], serverClock()),
    report,
    watchForm(form) {
      // Of who has not agreed nothing is even loaded.
      if (conditionHolds(app.site().funnel?.when ?? false, host.facts()))
        import('../integrations/funnel/watchForm.ts').then(
          ({ watchForm }) => watchForm(app, host, form),
          () => undefined,
        )
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onRefresh(load, follows) {
      if (follows) followSlowly()
      return app.onRefresh(load, follows)
    },
    followSports: async (follower) => {
      const { followLive } = await import('../integrations/live/followLive.ts')
      return followLive(app, host).followSports(follower)
    },
    version: () => version,
  }
  return host
}
