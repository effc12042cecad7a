import { useMemo, useRef } from 'react'
import type { Site } from '../stores/createSite.ts'

/** Words that keys of the texts of a kind begin with. */
const beginnings: Readonly<Record<string, string>> = {
  form: 'forms',
  page: 'pages',
  popup: 'popups',
  menu: 'menu',
  media: 'media',
}

/**
 * Gives keys for texts of a definition, which is named by its own key, each another one that no text has.
 * @param text of the definition, which may name texts that nobody has written yet
 */
export function useTextKeys(site: Site, key: string, text: string): () => string {
  const [kind = '', ...names] = key.split('/')
  const id = names.join('-')
  const latest = useRef(text)
  latest.current = text
  return useMemo(() => {
    let last = 0
    return () => {
      const known = site.locales().map((locale) => site.texts(locale))
      let made: string
      do {
        last += 1
        made = `${beginnings[kind] ?? 'pages'}.${id}.text-${last}`
      } while (known.some((texts) => texts.has(made)) || latest.current.includes(`"${made}"`))
      return made
    }
  }, [site, kind, id])
}
