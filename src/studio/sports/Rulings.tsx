import { Badge, Box, Card, Group, Text } from '@mantine/core'
import type { SportsRuling } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { Ask } from '../parts/Ask.tsx'
import { moment } from '../parts/moment.ts'
import { tell, tellFailure } from '../parts/tell.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { sportsWords } from '../words/sports.ts'
import { Part } from './Part.tsx'
import { RulingForm } from './RulingForm.tsx'

const words = sportsWords.rulings

/** Rulings that wait for a second admin, and the way to ask for one. */
export function Rulings({ isAdmin, email }: { isAdmin: boolean; email: string }) {
  const studio = useStudio()
  const asked = useAsked('rulings', () => studio.withSession(() => studio.api.rulings()))
  return (
    <Part
      title={words.title}
      lead={words.lead}
      asked={asked}
      nothing={words.nothing}
      foot={isAdmin ? <RulingForm again={asked.again} /> : <Text size="sm">{words.adminsOnly}</Text>}
    >
      {(items) =>
        items.map((ruling) => (
          <Ruling
            key={ruling.id}
            ruling={ruling}
            isOwn={ruling.asked_by === email}
            isAdmin={isAdmin}
            again={asked.again}
          />
        ))
      }
    </Part>
  )
}

type RulingProps = { ruling: SportsRuling; isOwn: boolean; isAdmin: boolean; again: () => void }

function Ruling({ ruling, isOwn, isAdmin, again }: RulingProps) {
  const { api, withSession } = useStudio()
  const { id, event, line, outcome, result, reason, asked_by: by, asked_at: at } = ruling
  return (
    <Card withBorder component="article" aria-label={`${event} ${line}`}>
      <Group justify="space-between">
        <Box miw={0}>
          <Group gap="xs">
            <Text fw={600} className="breakable">
              {event} · {line} · {outcome ?? words.allOutcomes}
            </Text>
            <Badge variant="light">{words.results[result]}</Badge>
          </Group>
          <Text className="breakable">{reason}</Text>
          <Text size="sm" c="dimmed">
            {words.about(by, moment(at))}
          </Text>
        </Box>
        {isOwn && <Text size="sm">{words.own}</Text>}
        {isAdmin && !isOwn && (
          <Ask
            label={words.confirm}
            name={words.confirmOf(id)}
            question={words.confirmAsk}
            confirm={() =>
              withSession(() => api.confirmRuling(id)).then(() => {
                tell(words.confirmed)
                again()
              }, tellRefusal)
            }
          />
        )}
      </Group>
    </Card>
  )
}

function tellRefusal(error: unknown): void {
  const isOwn = error instanceof StudioFailure && error.type === 'SecondPersonNeededException'
  tellFailure(isOwn ? words.second : error)
}
