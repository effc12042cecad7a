import { useMemo } from 'react'
import type { JsonObject } from '../definition/identity.ts'
import type { Site } from '../stores/createSite.ts'

/** Words that keys of the texts of a kind begin with. */
const beginnings: Readonly<Record<string, string>> = {
  form: 'forms',
  page: 'pages',
  popup: 'popups',
  menu: 'menu',
}

/** Gives keys for texts of a definition, each another one that no text has. */
export function useTextKeys(site: Site, definition: JsonObject | undefined): () => string {
  const kind = String(definition?.kind ?? '')
  const id = String(definition?.id ?? '').replaceAll('/', '-')
  return useMemo(() => {
    let last = 0
    return () => {
      const known = site.locales().map((locale) => site.texts(locale))
      let key: string
      do {
        last += 1
        key = `${beginnings[kind] ?? 'pages'}.${id}.text-${last}`
      } while (known.some((texts) => texts.has(key)))
      return key
    }
  }, [site, kind, id])
}
