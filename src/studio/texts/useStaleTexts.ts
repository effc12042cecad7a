import type { Translation } from '../api/createContentApi.ts'
import { tellFailure } from '../parts/tell.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import type { TextMember } from './textGroup.ts'
import { useSiteLocales } from './useSiteLocales.ts'

const none: ReadonlyMap<string, Translation> = new Map()

/**
 * Which texts of some definitions were overtaken by other words in the language that the site is translated from, or still
 * say what a template has in their place.
 */
export function useStaleTexts(members: readonly TextMember[]) {
  const studio = useStudio()
  const from = useSiteLocales().site?.default
  const others = members.filter(({ locale }) => locale !== from)
  const { answer, again } = useAsked(`${from} ${others.map(({ key }) => key).join()}`, async () => {
    if (from === undefined) return none
    const lists = others.map(async ({ locale, key }) => {
      const items = await studio.withSession(() => studio.api.translations(locale, from, key))
      const stale = items.filter(({ state, target }) => state !== 'current' && target !== undefined)
      return [key, new Map(stale.map((one) => [one.key, one]))] as const
    })
    return new Map(await Promise.all(lists))
  })
  return {
    /** By key of the text; of a definition by its key. */
    stale: (definition: string): ReadonlyMap<string, Translation> =>
      (answer?.get(definition) as ReadonlyMap<string, Translation> | undefined) ?? none,
    judgeAgain: again,
    /** Says that a translation fits all the same. */
    review({ definition, key, source_revision }: Translation): void {
      const locale = others.find((one) => one.key === definition)?.locale
      if (from === undefined || locale === undefined) return
      const reviewed = [{ definition, key, source_revision }]
      studio.withSession(() => studio.api.reviewTranslations(locale, from, reviewed)).then(again, tellFailure)
    },
  }
}
