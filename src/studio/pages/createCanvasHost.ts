import { setupI18n } from '@lingui/core'
import axios from 'redaxios'
import { operationFields } from '#generated/operationFields.ts'
import type { CallResult, Host } from '#renderers/host.ts'
import type { Artefact, LocalesArtefact, MessagesArtefact, SiteArtefact } from '#schemas/runtime/artefacts.ts'
import type { Facts } from '#schemas/runtime/Facts.ts'
import { sayMessage } from '#schemas/runtime/sayMessage.ts'
import { siteFacts } from '#schemas/runtime/siteFacts.ts'
import { createFormHost, emptyFacts } from '../grammar/createFormHost.ts'
import { sampleAnswer } from '../grammar/shapes.ts'
import { HandDrawn } from './HandDrawn.tsx'

export type Player = 'visitor' | 'signedIn'

export type CanvasParts = {
  site: SiteArtefact
  locales: LocalesArtefact
  messages: MessagesArtefact
  artefacts: Readonly<Record<string, Artefact>>
}

const signedIn = {
  authenticated: true,
  uid: 7,
  first_name: 'Anna',
  fakename: 'Anna',
  currency: 'EUR',
  country: 'LV',
  is_verified: true,
}

/** What blocks need where nobody plays: they read what anybody may, or samples, and nothing they do is done. */
export function createCanvasHost(
  { site, locales, messages, artefacts }: CanvasParts,
  player: Player,
  theme: string,
): Host {
  const { locale } = messages
  const i18n = setupI18n({ missing: (_, key) => key })
  const compiled = Object.entries(messages.messages).map(([key, message]) => [
    key,
    typeof message === 'string' ? [message] : message,
  ])
  i18n.loadAndActivate({ locale, messages: Object.fromEntries(compiled) })
  const facts = {
    ...emptyFacts,
    ...(player === 'signedIn' && { session: signedIn }),
    site: siteFacts(site, locales, { locale, theme }),
  } as unknown as Facts
  return {
    ...createFormHost({
      locale,
      facts,
      say: (key, args) => sayMessage(i18n, key, args, () => undefined),
      call: (operation, values) => read(operation, values, locale),
    }),
    href: () => '#',
    artefact: ((key: string) => artefacts[key]) as Host['artefact'],
    hasArtefact: (key) => Object.hasOwn(artefacts, key),
    feature: async () => HandDrawn,
    report: () => undefined,
  }
}

const read = async (
  operation: string,
  values: Record<string, unknown>,
  locale: string,
): Promise<CallResult> => {
  const known = Object.hasOwn(operationFields, operation)
    ? operationFields[operation as keyof typeof operationFields]
    : undefined
  if (known?.method !== 'GET') return { ok: true, response: { value: 1 } }
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  query.set('version', '1')
  query.set('locale', locale)
  try {
    const { data } = await axios.get<{ response: unknown }>(`/api/${operation.replace('.', '/')}?${query}`)
    return { ok: true, response: data.response }
  } catch {
    // It asks for somebody who is signed in: what it would answer is described.
    return { ok: true, response: sampleAnswer(known.answer) }
  }
}
