import { Loader, Text } from '@mantine/core'
import { Failure } from '../parts/Failure.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { DifferenceList } from './DifferenceList.tsx'
import { isSame, type Json } from './identity.ts'
import { liveOf } from './liveOf.ts'
import { parseDefinition } from './printDefinition.ts'

type ComparePanelProps = { name: string; etag: string | undefined; text: string }

/** What the text, saved or not, changes of what players have now. */
export function ComparePanel({ name, etag, text }: ComparePanelProps) {
  const studio = useStudio()
  const { answer, failure, again } = useAsked(`${name} ${etag}`, () =>
    studio.withSession(async () => ({ live: liveOf(await studio.api.revisions(name)) })),
  )
  if (failure) return <Failure error={failure} again={again} />
  if (!answer) return <Loader aria-label={words.loading} />
  const parsed = parseDefinition(text)
  if ('line' in parsed) return <Text>{words.definition.notJson(parsed.line)}</Text>
  const { live } = answer
  if (isSame(live as Json | undefined, parsed.definition as Json)) return <Text>{words.definition.same}</Text>
  return <DifferenceList name={name} from={live} to={parsed.definition} />
}
