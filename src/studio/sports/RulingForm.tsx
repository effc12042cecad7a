import { Fieldset, Select, Stack, Textarea, TextInput } from '@mantine/core'
import type { NewRuling } from '../api/createContentApi.ts'
import { DeedForm } from '../parts/DeedForm.tsx'
import { tell } from '../parts/tell.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { sportsWords } from '../words/sports.ts'

const words = sportsWords.rulings

/** Asks that bets be settled otherwise than the feed says. */
export function RulingForm({ again }: { again: () => void }) {
  const { api, withSession } = useStudio()
  return (
    <Fieldset legend={words.ask}>
      <Stack maw={480}>
        <DeedForm
          label={words.ask}
          deed={async (text, reset) => {
            const outcome = text('outcome').trim()
            const ruling: NewRuling = {
              ...{ event: text('event').trim(), line: text('line').trim(), reason: text('reason').trim() },
              result: text('result') as NewRuling['result'],
              ...(outcome && { outcome }),
            }
            await withSession(() => api.askRuling(ruling))
            tell(words.asked)
            reset()
            again()
          }}
        >
          <TextInput name="event" label={sportsWords.event} required maxLength={100} />
          <TextInput name="line" label={sportsWords.line} required maxLength={200} />
          <TextInput
            name="outcome"
            label={sportsWords.outcome}
            description={sportsWords.outcomeHint}
            maxLength={100}
          />
          <Select
            name="result"
            label={words.result}
            data={Object.entries(words.results).map(([value, label]) => ({ value, label }))}
            defaultValue="void"
            allowDeselect={false}
          />
          <Textarea name="reason" label={sportsWords.reason} required maxLength={500} />
        </DeedForm>
      </Stack>
    </Fieldset>
  )
}
