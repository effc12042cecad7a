import type { Host, KnownText } from '#renderers/host.ts'
import { authorizationViews } from '#schemas/runtime/namedByCode.ts'
import type { App } from '../boot/App.ts'
import { followMessenger } from './messenger/followMessenger.ts'
import { refreshSession } from './refreshSession.ts'

/** Toast where the messenger's word was not taken (product document, section 8). */
const failed = 'popups.registration.wrongRegServerError' satisfies KnownText

/** The platform's message where the account asks for a two-factor code (product document, section 8). */
const wantsCode = 'two_factor_auth is enable'

/**
 * Inside the mini-app of a messenger: registers its user, or signs them in, with what the messenger signed. Somebody
 * who is signed in already stays so. The page follows the messenger from then on.
 * @param data init data as the messenger gave them: a query of fields, `user` and `hash` among them
 */
export async function registerMiniApp(app: App, host: Host, data: string): Promise<void> {
  followMessenger(app, new URLSearchParams(location.hash.slice(1)))
  // It must not stay where the player copies addresses from, nor be taken for an anchor.
  history.replaceState(history.state, '', location.pathname + location.search)
  if (app.stores.session.state.facts.authenticated) return
  const fields = new URLSearchParams(data)
  const user = readUser(fields.get('user'))
  const result = await app.call('auth.register', {
    is_tg: 1,
    id: user.id,
    username: user.username,
    language_code: user.language_code,
    hash: fields.get('hash') ?? undefined,
    payload: data,
  })
  if (result.ok) await refreshSession(app)
  else if (result.error.message === wantsCode)
    app.stores.dialogs.open(app.site().popups.authorization, {
      view: authorizationViews.twofa,
      data: { resend_time: result.error.resendTime ?? 0, ...toldOfCode(result.error.errorData) },
    })
  else if (isExcluded(result.error.errorData)) {
    const { ends_at } = result.error.errorData
    app.stores.dialogs.open(app.site().popups.authorization, {
      view: authorizationViews.excluded,
      data: { payload: data, ...(ends_at !== undefined && { ends_at }) },
    })
  } else app.toast({ text: () => host.t(failed), markup: () => host.t(failed), tone: 'error' })
}

/** The contact that the code went to, masked, or that the player's app shows it, where the platform says it. */
const toldOfCode = (data: unknown): { sent_to?: string; method?: string } => {
  const { sent_to, method } = (data ?? {}) as { sent_to?: unknown; method?: unknown }
  return {
    ...(typeof sent_to === 'string' && { sent_to }),
    ...(typeof method === 'string' && { method }),
  }
}

const isExcluded = (data: unknown): data is { ends_at?: string } =>
  (data as { reason?: unknown } | undefined)?.reason === 'self_excluded'

type User = { id?: unknown; username?: unknown; language_code?: unknown }

function readUser(text: string | null): User {
  try {
    return (JSON.parse(text ?? '') as User | null) ?? {}
  } catch {
    // The platform refuses such data anyway, and says so.
    return {}
  }
}
