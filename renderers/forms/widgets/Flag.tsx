import { useEffect, useState } from 'react'
import styles from './controls.module.css'

let flags: Promise<Record<string, string>> | undefined

/** Addresses of all flags by country; a chunk of its own, because only forms that ask for a country need it. */
function loadFlags(): Promise<Record<string, string>> {
  flags ??= import('./flagUrls.ts').then((module) => module.flagUrls)
  return flags
}

/** The flag of a country (ISO 3166-1 alpha-2). Decoration: the name always stands beside it. */
export function Flag({ country }: { country: string }) {
  const [urls, setUrls] = useState<Record<string, string>>({})
  useEffect(() => {
    let wanted = true
    loadFlags().then(
      (loaded) => wanted && setUrls(loaded),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])
  const url = urls[country.toUpperCase()]
  return (
    <span className={styles.flag} aria-hidden="true">
      {url && <img src={url} alt="" width={24} height={16} />}
    </span>
  )
}
