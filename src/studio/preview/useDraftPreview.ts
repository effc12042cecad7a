import { useEffect, useMemo, useRef } from 'react'
import type { Problem, SitePreview } from '../api/createContentApi.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'

export type DraftPreview = {
  /** The drafts as they were last when they could be shown. */
  preview: SitePreview | undefined
  /** What keeps those of now from being shown. */
  problems: readonly Problem[]
}

/**
 * The site with drafts applied, of everybody or of whoever is signed in. Follows what is saved, here and elsewhere, as the
 * list of definitions does.
 */
export function useDraftPreview(of: 'all' | 'mine' = 'all') {
  const studio = useStudio()
  const { definitions, member } = useStudioState()
  const name = typeof member === 'object' ? member.name : undefined
  const mine = useMemo(
    () => definitions?.filter((one) => one.state !== 'live' && one.saved_by === name).map(({ key }) => key),
    [definitions, name],
  )
  const only = of === 'mine' ? mine : undefined
  const shown = useRef<SitePreview>(undefined)
  const isWaiting = of === 'mine' && mine === undefined
  const asked = useAsked(`${of} ${isWaiting}`, async (): Promise<DraftPreview | undefined> => {
    if (isWaiting) return undefined
    const { problems, preview } = await studio.withSession(() => studio.api.makePreview('visit', only))
    // What is the same stays the same object, so that nothing follows it in vain.
    if (preview && preview.token !== shown.current?.token) shown.current = preview
    return { problems, preview: shown.current }
  })
  const { again } = asked

  const before = useRef(definitions)
  useEffect(() => {
    if (before.current !== definitions) again()
    before.current = definitions
  }, [definitions, again])
  return asked
}
