import { useEffect, useState } from 'react'
import type { Host } from '#renderers/host.ts'
import { useApp } from '../AppContext.ts'

/** A banner as banners.get answers it. */
export type Banner = {
  id: number
  finished_at?: string
  description?: { position?: string }
  registration_popup_mobile_compact?: string
  image_735_240?: string
  image_360_520?: string
  label?: string
  value?: string
  addition?: string
  banner_type?: string
  isExist?: boolean
}

/** The most that are asked for; a position shows one of them. */
const COUNT = 100
/** The longest that a timer can wait, ms. */
const LONGEST = 2_147_483_647

/** What was answered last, by locale: what opens again shows at once what it showed before. */
const kept = new WeakMap<Host, Map<string, Banner[]>>()

/**
 * The banner that runs at a position now; asked for whenever a position is given, gone as soon as it is finished.
 * @param position undefined where none is to be shown: then nothing is asked
 */
export function useBanner(position: string | undefined): { found: Banner | undefined; isLoading: boolean } {
  const { host } = useApp()
  const locale = host.locale()
  const [banners, setBanners] = useState(() => kept.get(host)?.get(locale))
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    if (position === undefined) return
    let isWanted = true
    host.call('banners.get', { count: COUNT }).then((result) => {
      const answered = result.ok ? ((result.response as { items?: Banner[] } | null)?.items ?? []) : []
      kept.set(host, new Map(kept.get(host)).set(locale, answered))
      if (!isWanted) return
      setBanners(answered)
      setNow(Date.now())
    })
    return () => {
      isWanted = false
    }
  }, [host, locale, position])

  const found = banners?.find(
    (one) => one.description?.position === position && one.isExist !== false && endOf(one) > now,
  )
  const end = found ? endOf(found) : Number.POSITIVE_INFINITY
  useEffect(() => {
    if (end === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(end - Date.now(), 0), LONGEST))
    return () => clearTimeout(timer)
  }, [end])

  if (position === undefined) return { found: undefined, isLoading: false }
  return { found, isLoading: banners === undefined }
}

const endOf = ({ finished_at: end }: Banner) =>
  end === undefined ? Number.POSITIVE_INFINITY : Date.parse(end)
