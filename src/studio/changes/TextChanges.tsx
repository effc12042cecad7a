import { Badge, Checkbox, Group, Loader, Stack, Text } from '@mantine/core'
import type { DraftSummary } from '../api/createContentApi.ts'
import { isObject, type Json } from '../definition/identity.ts'
import { liveOf } from '../definition/liveOf.ts'
import { Failure } from '../parts/Failure.tsx'
import { moment } from '../parts/moment.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useHeld } from '../schedule/useHeld.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { textOf } from '../texts/textKeys.ts'
import { words } from '../words/en.ts'
import { scheduleWords } from '../words/schedule.ts'
import { ApprovalBox } from './ApprovalBox.tsx'

type TextChangesProps = {
  item: DraftSummary
  left: ReadonlySet<string>
  choose: (keys: readonly string[], isChosen: boolean) => void
  mayPublish: boolean
  /** Called when somebody approved something. */
  again: () => void
}

/** The texts that a draft of messages changes, each to be chosen and approved by itself. */
export function TextChanges({ item, left, choose, mayPublish, again }: TextChangesProps) {
  const studio = useStudio()
  const held = useHeld()
  const { key, etag, texts = [] } = item
  const asked = useAsked(`${key} ${etag}`, () =>
    studio.withSession(async () => {
      const revisions = await studio.api.revisions(key)
      return { from: textsOf(liveOf(revisions)), to: textsOf(revisions[0]?.definition ?? undefined) }
    }),
  )
  if (asked.failure) return <Failure error={asked.failure} again={asked.again} />
  if (!asked.answer) return <Loader size="sm" aria-label={words.loading} />
  const { from, to } = asked.answer
  return (
    <Stack gap="xs" className="difference" mb="sm">
      {texts.map((text) => {
        const name = textOf(text.key) ?? ''
        const at = held.get(text.key)
        return (
          <div key={text.key}>
            <Group gap="xs">
              {mayPublish ? (
                <Checkbox
                  label={name}
                  checked={!left.has(text.key)}
                  onChange={({ currentTarget }) => choose([text.key], currentTarget.checked)}
                />
              ) : (
                <Text size="sm" fw={600}>
                  {name}
                </Text>
              )}
              {at !== undefined && (
                <Badge color="indigo.8">{scheduleWords.actions.publish(moment(at))}</Badge>
              )}
              <Text size="xs" c="dimmed" className="breakable">
                {text.shown_by.join(', ')}
              </Text>
            </Group>
            <Text size="sm" dir="auto" pl={mayPublish ? 32 : 0}>
              {from[name] !== undefined && <del>{String(from[name])}</del>}
              {text.change === 'changed' && ' → '}
              {to[name] !== undefined && <ins>{String(to[name])}</ins>}
            </Text>
            <ApprovalBox
              item={{ ...item, approval: text.approval }}
              text={name}
              mayPublish={mayPublish}
              done={again}
            />
          </div>
        )
      })}
    </Stack>
  )
}

function textsOf(definition: unknown): { [key: string]: Json } {
  const { messages } = isObject(definition as Json) ? (definition as { messages?: Json }) : {}
  return isObject(messages) ? messages : {}
}
