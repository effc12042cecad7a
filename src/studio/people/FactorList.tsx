import { Button, Card, Group, Loader, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { TotpSetup as Setup } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { Ask } from '../parts/Ask.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Failure } from '../parts/Failure.tsx'
import { moment } from '../parts/moment.ts'
import { tell, tellFailure } from '../parts/tell.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { peopleWords } from '../words/people.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TotpSetup } from './TotpSetup.tsx'

const { factors: said, recovery } = peopleWords

/** What one shows besides the password, and ways to add, replace and remove it. @param props.changed once it is another */
export function FactorList({ changed = () => {} }: { changed?: () => void }) {
  const studio = useStudio()
  const { answer, failure, again } = useAsked('factors', () => studio.withSession(() => studio.api.factors()))
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<readonly string[]>()

  const attempt = <Answer,>(step: () => Promise<Answer>, then: (answer: Answer) => void) =>
    studio.withSession(step).then(then, (error: unknown) => {
      const isLast = error instanceof StudioFailure && error.type === 'LastFactorException'
      tellFailure(isLast ? said.last : error)
    })
  function settle(shown: readonly string[]) {
    setSetup(undefined)
    again()
    if (shown.length > 0) setCodes(shown)
    else changed()
  }

  if (failure) return <Failure error={failure} again={again} />
  if (!answer) return <Loader aria-label={words.loading} />
  const { totp, recovery_codes: left, is_required: isRequired } = answer
  return (
    <Stack>
      {!totp && (
        <Text>
          {said.none} {isRequired && said.required}
        </Text>
      )}
      {totp && (
        <Card withBorder component="article" aria-label={said.totp} padding="sm">
          <Group justify="space-between">
            <div>
              <Text fw={600}>{said.totp}</Text>
              <Text size="sm" c="dimmed">
                {said.totpSince(moment(totp.created_at))}
              </Text>
            </div>
            <Ask
              label={said.remove}
              question={said.removeAsk}
              confirm={() =>
                attempt(
                  () => studio.api.removeTotp(),
                  () => {
                    tell(said.removed)
                    again()
                    changed()
                  },
                )
              }
            />
          </Group>
        </Card>
      )}
      <Button
        w="fit-content"
        variant={totp ? 'default' : 'filled'}
        onClick={() => attempt(() => studio.api.startTotp(), setSetup)}
      >
        {totp ? said.replaceTotp : said.addTotp}
      </Button>
      {left > 0 && (
        <Card withBorder component="article" aria-label={recovery.title} padding="sm">
          <Group justify="space-between">
            <div>
              <Text fw={600}>{recovery.title}</Text>
              <Text size="sm" c="dimmed">
                {recovery.left(left)}
              </Text>
            </div>
            <Ask
              label={recovery.renew}
              question={recovery.renewAsk}
              confirm={() => attempt(() => studio.api.renewRecoveryCodes(), settle)}
            />
          </Group>
        </Card>
      )}
      {setup && (
        <Dialog title={said.totp} close={() => setSetup(undefined)}>
          <TotpSetup
            setup={setup}
            done={(shown) => {
              tell(said.added)
              settle(shown)
            }}
          />
        </Dialog>
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          close={() => {
            setCodes(undefined)
            changed()
          }}
        />
      )}
    </Stack>
  )
}
