import type { PublicEvent } from '#generated/grammar/types.ts'
import { navigate } from '#renderers/routes/navigate.ts'
import type { LocalesArtefact, SiteArtefact } from '#schemas/runtime/artefacts.ts'
import type { CallContext } from '../api/CallContext.ts'
import { createCall } from '../api/createCall.ts'
import { noticeLeaving } from '../api/noticeLeaving.ts'
import { readRelease } from '../api/readRelease.ts'
import { inLocale } from '../stores/inLocale.ts'
import type { Stores } from '../stores/Stores.ts'
import type { App, FailureListener } from './App.ts'
import { createWords } from './createWords.ts'
import { isFramed } from './readDevice.ts'

/** The app over its stores: what actions, integrations and the shell may ask of it. */
export function createApp(
  stores: Stores,
  paymentOrigins: readonly string[] = [],
): App & { call: ReturnType<typeof createCall> } {
  const { content, locale, session, toasts, fault } = stores
  const site = () => content.state.artefacts['site/main'] as SiteArtefact
  const locales = () => content.state.artefacts['locales/main'] as LocalesArtefact
  const localised = (path: string) => inLocale(locales(), locale.state.code, path)

  async function switchLocale(code: string) {
    if (code === locale.state.code || !locales().locales.some((one) => one.code === code)) return
    if (!(await content.want(`messages/${code}`))) return
    locale.set(code)
    locale.remember()
    keepLocale(code)
    navigate(localised(location.pathname + location.search + location.hash), { replace: true })
  }

  /** The account has the locale too: letters are written in it. Where that fails, the page stays as it is. */
  function keepLocale(code: string) {
    const { facts } = session.state
    if (facts.uid === 0 || facts.locale === code) return
    facts.locale = code
    void call('account.changelocale', { locale: code })
  }

  async function refreshRelease() {
    const { id, artefacts } = await readRelease()
    await switchRelease(String(id), artefacts)
  }

  async function switchRelease(id: string, hashes: Record<string, string>) {
    if (id !== content.state.release) await content.switchTo(id, hashes)
  }

  const loads = new Map<() => Promise<void>, PublicEvent | undefined>()
  const heeds = new Set<FailureListener>()

  const context: CallContext = {
    locale: () => locale.state.code,
    isFramed: isFramed(),
    onFault: (page) => {
      fault.raise(page)
      // Whoever is blocked is nobody here too, and what their page leads to is not asked for in vain.
      if (page === 'userBlocked') session.set(undefined)
    },
    onFailure: (operation, error) => {
      for (const heed of heeds) heed(operation, error)
    },
  }
  const call = noticeLeaving(createCall(context), stores.session)

  return {
    stores,
    i18n: createWords(stores),
    site,
    localised,
    call,
    // Few visits hand anything in.
    upload: async (...given) => {
      const { createUpload } = await import('../api/createUpload.ts')
      return createUpload(context)(...given)
    },
    switchLocale,
    refreshRelease,
    switchRelease,
    onRefresh(load, follows) {
      loads.set(load, follows)
      return () => loads.delete(load)
    },
    refreshPage: async (changed) => {
      const asked = [...loads].filter(([, follows]) => changed === undefined || follows === changed)
      await Promise.all(asked.map(([load]) => load()))
    },
    onFailure(heed) {
      heeds.add(heed)
      return () => heeds.delete(heed)
    },
    paymentOrigins,
    toast: (toast) => toasts.show({ ...toast, time: toast.time ?? site().toastTime }),
  }
}
