import type { Definition, Problem } from '../api/createContentApi.ts'
import { parseDefinition } from '../definition/printDefinition.ts'
import { useCompiled } from '../parts/useCompiled.ts'
import { useStudio } from '../shell/StudioContext.ts'

/** What the gate says of a definition as it is typed, among all drafts. */
export function useVerdict(key: string, text: string) {
  const studio = useStudio()
  return useCompiled<readonly Problem[]>(key, text, '', async (latest, before) => {
    const parsed = parseDefinition(latest)
    if ('line' in parsed) return before
    const definition: Definition = parsed.definition
    const { problems } = await studio.withSession(() => studio.api.preview(definition, []))
    return problems.filter((one) => one.definition === key)
  })
}
