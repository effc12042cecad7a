import type {
  FormArtefact,
  LocalesArtefact,
  MessagesArtefact,
  SiteArtefact,
} from '#schemas/runtime/artefacts.ts'
import type { Definition, Problem } from '../api/createContentApi.ts'
import { parseDefinition } from '../definition/printDefinition.ts'
import { share } from '../parts/share.ts'
import { useCompiled } from '../parts/useCompiled.ts'
import { useStudio } from '../shell/StudioContext.ts'

export type FormPreview = {
  form: FormArtefact | undefined
  problems: Problem[]
  site: SiteArtefact | undefined
  locales: LocalesArtefact | undefined
  messages: MessagesArtefact | undefined
}

/**
 * What a form comes to among all drafts, with a definition as it is typed.
 * @param shown key of the form: the definition itself, or one that is made of it
 */
export function usePreview(key: string, text: string, locale: string, shown: string) {
  const studio = useStudio()
  return useCompiled<FormPreview>(`${key} ${shown}`, text, locale, async (latest, before) => {
    const parsed = parseDefinition(latest)
    if ('line' in parsed) return before
    const definition: Definition = parsed.definition
    const wanted = [shown, 'site/main', 'locales/main', `messages/${locale}`]
    const { problems, artefacts } = await studio.withSession(() => studio.api.preview(definition, wanted))
    const made = artefacts as Record<string, never>
    return share(before, {
      problems,
      form: made[shown] ?? before?.form,
      site: made['site/main'],
      locales: made['locales/main'],
      messages: made[`messages/${locale}`],
    })
  })
}
