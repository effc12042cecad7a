import { useMemo } from 'react'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { lineOf } from './figures.ts'

/** How far visitors come with each field of a form as it is live, by its name; nothing of what nobody visits. */
export function useFigures(form: string): ReadonlyMap<string, string> {
  const studio = useStudio()
  // What cannot be read, as of a form that was never live, keeps nobody from building it.
  const { answer } = useAsked(`funnel ${form}`, () => studio.withSession(() => studio.api.funnel(form)))
  return useMemo(() => {
    const before = new Map(answer?.was?.fields.map((field) => [field.field, field]))
    return new Map(answer?.now.fields.map((field) => [field.field, lineOf(field, before.get(field.field))]))
  }, [answer])
}
