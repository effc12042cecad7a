import { Card, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core'
import type { BetStop } from '../api/createContentApi.ts'
import { Ask } from '../parts/Ask.tsx'
import { DeedForm } from '../parts/DeedForm.tsx'
import { tell, tellFailure } from '../parts/tell.ts'
import type { Asked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { sportsWords } from '../words/sports.ts'
import { Part } from './Part.tsx'

const words = sportsWords.stops

/** What staff have stopped, whatever the feed says; more to stop, and to reopen. */
export function Stops({ stops }: { stops: Asked<BetStop[]> }) {
  const { api, withSession } = useStudio()
  const { again } = stops
  return (
    <Part title={words.title} asked={stops} nothing={words.nothing} foot={<StopForm again={again} />}>
      {(items) =>
        items.map(({ event, line }) => (
          <Card key={`${event} ${line}`} withBorder component="article" aria-label={`${event} ${line ?? ''}`}>
            <Group justify="space-between">
              <Text className="breakable">
                {event} · {line ?? words.whole}
              </Text>
              <Ask
                label={words.reopen}
                name={words.reopenOf(`${event} ${line ?? ''}`.trim())}
                question={words.reopenAsk}
                color="teal"
                confirm={() =>
                  withSession(() => api.reopenBets({ event, ...(line !== undefined && { line }) })).then(
                    () => {
                      tell(words.reopened)
                      again()
                    },
                    tellFailure,
                  )
                }
              />
            </Group>
          </Card>
        ))
      }
    </Part>
  )
}

function StopForm({ again }: { again: () => void }) {
  const { api, withSession } = useStudio()
  return (
    <Fieldset legend={words.stop}>
      <Stack maw={480}>
        <DeedForm
          label={words.stop}
          deed={async (text, reset) => {
            const [line, reason] = [text('line').trim(), text('reason').trim()]
            const stop = { event: text('event').trim(), ...(line && { line }), ...(reason && { reason }) }
            await withSession(() => api.stopBets(stop))
            tell(words.stopped)
            reset()
            again()
          }}
        >
          <TextInput name="event" label={sportsWords.event} required maxLength={100} />
          <TextInput
            name="line"
            label={sportsWords.line}
            description={sportsWords.lineHint}
            maxLength={200}
          />
          <TextInput name="reason" label={sportsWords.reason} maxLength={500} />
        </DeedForm>
      </Stack>
    </Fieldset>
  )
}
