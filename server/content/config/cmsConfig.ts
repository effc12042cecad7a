import type { LocalesArtefact, MessageSourceArtefact, SiteArtefact } from '#schemas/runtime/artefacts.ts'

type Told = {
  site: SiteArtefact
  locales: LocalesArtefact
  /** Of the locale. */
  words: MessageSourceArtefact | undefined
  locale: string
  release: { id: number; published_at: string }
}

/**
 * What a site is set to, in one locale, as Strapi 5 shows an entry of a single type (product document, section 7, "Content
 * backend": cms-config by locale). Texts stand in it as keys; `words` says each of them, as ICU messages. All of it is in what
 * every browser loads.
 */
export function cmsConfig({ site, locales, words, locale, release }: Told) {
  const {
    kind: _kind,
    id: _id,
    edition: _edition,
    snippets: _snippets,
    ...settings
  } = site as SiteArtefact & {
    edition?: number
  }
  const at = release.published_at
  return {
    data: {
      ...{ id: release.id, documentId: 'cms-config', locale },
      ...{ createdAt: at, updatedAt: at, publishedAt: at },
      ...settings,
      locales: locales.locales,
      defaultLocale: locales.default,
      dir: locales.locales.find(({ code }) => code === locale)?.dir ?? 'ltr',
      words: wordsIn(settings, words?.messages ?? {}),
    },
    meta: {},
  }
}

/** Texts of the keys that stand anywhere in a value, sorted. */
function wordsIn(value: unknown, messages: Readonly<Record<string, string>>): Record<string, string> {
  const keys = new Set<string>()
  function walk(one: unknown): void {
    if (typeof one === 'string' && Object.hasOwn(messages, one)) keys.add(one)
    else if (typeof one === 'object' && one !== null) for (const inner of Object.values(one)) walk(inner)
  }
  walk(value)
  return Object.fromEntries([...keys].sort().map((key) => [key, messages[key] ?? '']))
}
