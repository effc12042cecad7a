import { useEffect, useSyncExternalStore } from 'react'
import { tellFailure } from '../parts/tell.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'
import { createSite, type Site } from './createSite.ts'
import type { Studio } from './createStudio.ts'

const sites = new WeakMap<Studio, Site>()

export function siteOf(studio: Studio): Site {
  const known = sites.get(studio) ?? createSite(studio)
  sites.set(studio, known)
  return known
}

/** The whole site; draws anew whenever it was read or changed. */
export function useSite(): Site {
  const site = siteOf(useStudio())
  useSyncExternalStore(site.subscribe, site.version)
  return site
}

/** The same, read anew by the first that shows it, and with what colleagues save as soon as that is known. */
export function useFreshSite(): Site {
  const site = useSite()
  const { definitions } = useStudioState()
  useEffect(() => {
    site.read().catch(tellFailure)
  }, [site])
  useEffect(() => {
    if (definitions) site.follow(definitions).catch(tellFailure)
  }, [site, definitions])
  return site
}
