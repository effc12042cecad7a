import { Accordion, Badge, Button, Group, Loader, Text } from '@mantine/core'
import { Empty } from '../parts/Empty.tsx'
import { Failure } from '../parts/Failure.tsx'
import { moment } from '../parts/moment.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { DifferenceList } from './DifferenceList.tsx'

type HistoryPanelProps = { name: string; etag: string | undefined; bringBack: (definition: unknown) => void }

/** Every state that a definition was saved in, with what each changed; any can be brought back into the editor. */
export function HistoryPanel({ name, etag, bringBack }: HistoryPanelProps) {
  const studio = useStudio()
  const { answer, failure, again } = useAsked(`${name} ${etag}`, () =>
    studio.withSession(() => studio.api.revisions(name)),
  )
  if (failure) return <Failure error={failure} again={again} />
  if (!answer) return <Loader aria-label={words.loading} />
  return (
    <>
      {answer.length < 2 && <Empty text={words.definition.begun} />}
      <Accordion chevronPosition="left">
        {answer.map((revision, at) => (
          <Accordion.Item key={revision.id} value={String(revision.id)}>
            <Accordion.Control>
              <Group gap="xs">
                <Text>{words.definition.savedBy(revision.saved_by, moment(revision.saved_at))}</Text>
                {revision.releases?.length ? (
                  <Badge variant="light">{`${words.releases.title} ${revision.releases.join(', ')}`}</Badge>
                ) : null}
                {revision.definition === null && <Badge color="grape.9">{words.states.removed}</Badge>}
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              <DifferenceList
                name={name}
                from={answer[at + 1]?.definition ?? undefined}
                to={revision.definition ?? undefined}
              />
              {revision.definition !== null && at > 0 && (
                <Button mt="sm" variant="light" onClick={() => bringBack(revision.definition)}>
                  {words.definition.restore}
                </Button>
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </>
  )
}
