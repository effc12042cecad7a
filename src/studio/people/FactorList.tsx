import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { TotpSetup as Setup } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { Ask } from '../parts/Ask.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Failure } from '../parts/Failure.tsx'
import { moment } from '../parts/moment.ts'
import { tell, tellFailure } from '../parts/tell.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { peopleWords } from '../words/people.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { hasPasskeys } from './askPasskey.ts'
import { FactorCard } from './FactorCard.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RenamePasskey } from './RenamePasskey.tsx'
import { TotpSetup } from './TotpSetup.tsx'

const { factors: said, passkey, recovery } = peopleWords

/** Why one cannot be removed. */
const lasts: Readonly<Record<string, string>> = {
  LastFactorException: said.last,
  LastWayInException: said.lastWayIn,
}

/** What one shows besides the password, and ways to add, replace and remove it. @param props.changed once it is another */
export function FactorList({ changed = () => {} }: { changed?: () => void }) {
  const studio = useStudio()
  const { member } = useStudioState()
  const { answer, failure, again } = useAsked('factors', () => studio.withSession(() => studio.api.factors()))
  const [setup, setSetup] = useState<Setup>()
  const [isAdding, setAdding] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()

  const attempt = <Answer,>(step: () => Promise<Answer>, then: (answer: Answer) => void) =>
    studio.withSession(step).then(then, (error: unknown) => {
      const type = error instanceof StudioFailure ? error.type : ''
      tellFailure(lasts[type] ?? error)
    })
  function settle(shown: readonly string[]) {
    setSetup(undefined)
    setAdding(false)
    again()
    if (shown.length > 0) setCodes(shown)
    else changed()
  }

  const gone = () => {
    tell(said.removed)
    again()
    changed()
  }

  if (failure) return <Failure error={failure} again={again} />
  if (!answer || typeof member !== 'object') return <Loader aria-label={words.loading} />
  const { totp, passkeys, recovery_codes: left, is_required: isRequired } = answer
  return (
    <Stack>
      {!totp && passkeys.length === 0 && (
        <Text>
          {said.none} {isRequired && said.required}
        </Text>
      )}
      {passkeys.map(({ id, name, created_at, used_at }) => (
        <FactorCard
          key={id}
          name={name}
          about={`${passkey.since(moment(created_at))}, ${used_at ? passkey.used(moment(used_at)) : passkey.unusedYet}`}
        >
          <Group gap="xs">
            <RenamePasskey id={id} name={name} done={again} />
            <Ask
              label={said.remove}
              name={passkey.removeNamed(name)}
              question={passkey.removeAsk}
              confirm={() => attempt(() => studio.api.removePasskey(id), gone)}
            />
          </Group>
        </FactorCard>
      ))}
      {totp && (
        <FactorCard name={said.totp} about={said.totpSince(moment(totp.created_at))}>
          <Ask
            label={said.remove}
            question={said.removeAsk}
            confirm={() => attempt(() => studio.api.removeTotp(), gone)}
          />
        </FactorCard>
      )}
      <Group>
        {hasPasskeys() && (
          <Button variant={passkeys.length > 0 ? 'default' : 'filled'} onClick={() => setAdding(true)}>
            {passkey.add}
          </Button>
        )}
        <Button variant="default" onClick={() => attempt(() => studio.api.startTotp(), setSetup)}>
          {totp ? said.replaceTotp : said.addTotp}
        </Button>
      </Group>
      {/* They stand beside a password. */}
      {(left > 0 || passkeys.length > 0 || totp) && member.has_password && (
        <FactorCard name={recovery.title} about={recovery.left(left)}>
          <Ask
            label={recovery.renew}
            question={recovery.renewAsk}
            confirm={() => attempt(() => studio.api.renewRecoveryCodes(), settle)}
          />
        </FactorCard>
      )}
      {isAdding && (
        <Dialog title={passkey.add} close={() => setAdding(false)}>
          <AddPasskey
            done={(shown) => {
              tell(passkey.added)
              settle(shown)
            }}
          />
        </Dialog>
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
