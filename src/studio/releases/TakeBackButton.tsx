import { MultiSelect } from '@mantine/core'
import { useState } from 'react'
import type { Release } from '../api/createContentApi.ts'
import { isObject, type Json } from '../definition/identity.ts'
import { moment } from '../parts/moment.ts'
import { tell } from '../parts/tell.ts'
import { useAsked } from '../parts/useAsked.ts'
import { MomentButton } from '../schedule/MomentButton.tsx'
import { useStudio } from '../shell/StudioContext.ts'
import { textKey } from '../texts/textKeys.ts'
import { scheduleWords } from '../words/schedule.ts'

/** Takes back at a moment what a release changed, or some of it. */
export function TakeBackButton({ release: { id, message, replaced } }: { release: Release }) {
  const studio = useStudio()
  const [only, setOnly] = useState<string[]>([])
  const takeBack = async (at: Date) => {
    const what = { release: id, only: only.length > 0 ? only : undefined }
    await studio.withSession(() => studio.api.schedule(at, message, what))
    tell(scheduleWords.done(moment(at.toISOString())))
    await studio.refreshScheduled()
  }
  return (
    <MomentButton
      label={scheduleWords.takeBack}
      field={scheduleWords.until}
      hint={scheduleWords.takeBackHint}
      choose={takeBack}
    >
      <ChangedParts release={id} from={replaced} value={only} change={setOnly} />
    </MomentButton>
  )
}

type ChangedPartsProps = {
  release: number
  from: number | undefined
  value: string[]
  change: (keys: string[]) => void
}

/** Of what a release changed, definitions and texts to choose from. */
function ChangedParts({ release, from, value, change }: ChangedPartsProps) {
  const studio = useStudio()
  const { answer } = useAsked(`difference ${release} ${from}`, () =>
    studio.withSession(() => studio.api.difference(release, from)),
  )
  return (
    <MultiSelect
      label={scheduleWords.onlyThese}
      description={scheduleWords.onlyHint}
      data={
        answer?.items.flatMap(({ key, before, after }) => partsOf(key, before as Json, after as Json)) ?? []
      }
      value={value}
      onChange={change}
      searchable
      comboboxProps={{ withinPortal: false }}
    />
  )
}

/** The texts that differ of messages, anything else as a whole. */
export function partsOf(key: string, before: Json, after: Json): string[] {
  const [was, now] = [textsOf(before), textsOf(after)]
  if (!key.startsWith('messages/') || !now) return [key]
  const texts = new Set([...Object.keys(was ?? {}), ...Object.keys(now)])
  return [...texts].filter((text) => was?.[text] !== now[text]).map((text) => textKey(key, text))
}

const textsOf = (definition: Json) =>
  isObject(definition) && isObject(definition.messages) ? definition.messages : undefined
