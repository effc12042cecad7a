import { useEffect, useRef, useState } from 'react'
import styles from './controls.module.css'
import { useNear } from './useNear.ts'

let flags: Promise<Record<string, string>> | undefined

/** Addresses of all flags by country; a chunk of its own, because only forms that ask for a country need it. */
function loadFlags(): Promise<Record<string, string>> {
  flags ??= import('./flagUrls.ts').then((module) => module.flagUrls)
  return flags
}

/**
 * The flag of a country (ISO 3166-1 alpha-2), which comes when it is about to be seen: lists have two hundred of them. Decoration:
 * the name always stands beside it.
 */
export function Flag({ country }: { country: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useNear(place)
  const [urls, setUrls] = useState<Record<string, string>>({})
  useEffect(() => {
    if (!isNear) return
    let wanted = true
    loadFlags().then(
      (loaded) => wanted && setUrls(loaded),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [isNear])
  const url = urls[country.toUpperCase()]
  return (
    <span ref={place} className={styles.flag} aria-hidden="true">
      {url && <img src={url} alt="" width={24} height={16} />}
    </span>
  )
}
