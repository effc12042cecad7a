import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import type {
  FormArtefact,
  LocalesArtefact,
  MessagesArtefact,
  SiteArtefact,
} from '#schemas/runtime/artefacts.ts'
import type { Definition, Problem } from '../api/createContentApi.ts'
import { parseDefinition } from '../definition/printDefinition.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'

export type FormPreview = {
  form: FormArtefact | undefined
  problems: Problem[]
  site: SiteArtefact | undefined
  locales: LocalesArtefact | undefined
  messages: MessagesArtefact | undefined
}

/** Milliseconds without a change after which the server is asked. */
const pause = 400

/** What a form, as it is typed, comes to among all drafts; the last that could be made while the next is on its way. */
export function usePreview(key: string, text: string, locale: string) {
  const studio = useStudio()
  const [typed] = useDebouncedValue(text, pause)
  const asked = useAsked(key, () => ask(typed))
  const { again } = asked
  const shown = useRef(`${typed} ${locale}`)
  useEffect(() => {
    const next = `${typed} ${locale}`
    if (next !== shown.current) again()
    shown.current = next
  }, [typed, locale, again])
  return asked

  async function ask(latest: string): Promise<FormPreview | undefined> {
    const parsed = parseDefinition(latest)
    if ('line' in parsed) return asked.answer
    const definition: Definition = parsed.definition
    const wanted = [key, 'site/main', 'locales/main', `messages/${locale}`]
    const { problems, artefacts } = await studio.withSession(() => studio.api.preview(definition, wanted))
    const made = artefacts as Record<string, never>
    return {
      problems,
      form: made[key] ?? asked.answer?.form,
      site: made['site/main'],
      locales: made['locales/main'],
      messages: made[`messages/${locale}`],
    }
  }
}
