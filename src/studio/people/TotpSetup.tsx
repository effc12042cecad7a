import { Code, Stack, Text, TextInput } from '@mantine/core'
import { QrPicture } from '#renderers/pages/blocks/data/qr/QrPicture.tsx'
import type { TotpSetup as Setup } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { DeedForm } from '../parts/DeedForm.tsx'
import { useStudio } from '../shell/StudioContext.ts'
import { peopleWords } from '../words/people.ts'

const { factors: said } = peopleWords

type TotpSetupProps = {
  setup: Setup
  /** @param codes for whoever loses it; empty where those that are there stay */
  done: (codes: string[]) => void
}

/** Gives an app its secret, and has it show that it got it. */
export function TotpSetup({ setup, done }: TotpSetupProps) {
  const studio = useStudio()
  return (
    <Stack>
      <Text>{said.scan}</Text>
      <QrPicture text={setup.uri} label={said.picture} />
      <Text>
        {said.type}
        <br />
        <Code fz="sm" className="breakable">
          {(setup.secret.match(/.{1,4}/g) ?? []).join(' ')}
        </Code>
      </Text>
      <DeedForm
        label={said.confirm}
        wordsOf={wordsOf}
        deed={async (text) =>
          done(await studio.withSession(() => studio.api.confirmTotp(setup.ticket, text('code'))))
        }
      >
        <TextInput
          name="code"
          label={said.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
        />
      </DeedForm>
    </Stack>
  )
}

function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof StudioFailure)) return undefined
  if (error.type === 'WrongCodeException') return said.codeWrong
  return error.type === 'SetupOverException' ? said.over : undefined
}
