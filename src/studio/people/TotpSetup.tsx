import { Code, Stack, Text, TextInput } from '@mantine/core'
import { encode } from 'uqr'
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
      <QrCode text={setup.uri} />
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

/** Black on white in every theme, with the quiet zone that readers need (ISO/IEC 18004, 6.3.8). */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 4 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg role="img" aria-label={said.picture} viewBox={`0 0 ${size} ${size}`} width={220} height={220}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
