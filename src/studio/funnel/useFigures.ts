import { useMemo } from 'react'
import type { JsonObject } from '../definition/identity.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import type { Site } from '../stores/createSite.ts'
import { type Figures, figuresOf } from './figures.ts'
import { writtenFields } from './writtenFields.ts'

/**
 * How far visitors come with each line of the fields of a form or a fragment, by the line's name: in all live forms that have it
 * from there. Nothing of what nobody visits.
 */
export function useFigures(definition: JsonObject, site: Site): Figures {
  const version = site.version()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the site says changes with its version
  const written = useMemo(() => writtenFields(definition, site), [definition, site, version])
  return useFiguresOf(written)
}

/** The same of fields that are written elsewhere: of one form alone, by their names there. */
export function useOwnFigures(form: string, fields: readonly string[]): Figures {
  const written = useMemo(
    () => fields.map((field) => ({ name: field, places: [{ form, field }] })),
    [form, fields],
  )
  return useFiguresOf(written)
}

function useFiguresOf(written: ReturnType<typeof writtenFields>): Figures {
  const studio = useStudio()
  const forms = [...new Set(written.flatMap(({ places }) => places.map(({ form }) => form)))].sort()
  // What cannot be read keeps nobody from building it.
  const { answer } = useAsked(`figures ${forms.join(' ')}`, () =>
    studio.withSession(() => studio.api.figures(forms)),
  )
  // The same as long as the same fields are written: rows that say the same are not drawn anew with every key.
  const text = JSON.stringify(written)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for what is written
  return useMemo(() => figuresOf(written, answer ?? []), [text, answer])
}
