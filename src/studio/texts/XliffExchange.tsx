import { Alert, Button, FileButton, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { Translation } from '../api/createContentApi.ts'
import { translationWords } from '../words/texts.ts'
import { meansLocale } from './languageTags.ts'
import { type ImportPlan, planImport } from './planImport.ts'
import { XliffReview } from './XliffReview.tsx'
import { readXliff, writeXliff } from './xliff.ts'

type XliffExchangeProps = {
  from: string
  to: string
  /** Those of the site. */
  locales: readonly string[]
  translations: readonly Translation[]
  saved: () => void
}

/** Texts on their way to translators and back. */
export function XliffExchange({ from, to, locales, translations, saved }: XliffExchangeProps) {
  const [plan, setPlan] = useState<ImportPlan>()
  const [fault, setFault] = useState<string>()
  const left = translations.filter(({ state }) => state !== 'current')

  const send = (chosen: readonly Translation[]) => {
    const units = chosen.map(({ was, state, ...one }) => ({
      ...{ ...one, isTranslated: state === 'current' },
      ...(was !== undefined && { note: translationWords.note(was) }),
    }))
    const file = new Blob([writeXliff(from, to, units)], { type: 'application/xliff+xml' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = `${from}-${to}.xlf`
    link.click()
    // The download has begun by then, in every browser.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }
  const readIn = async (file: File | null) => {
    if (!file) return
    const document = readXliff(await file.text())
    if (!document) return setFault(translationWords.unreadable)
    if (!meansLocale(document.from, from, locales) || !meansLocale(document.to, to, locales))
      return setFault(translationWords.otherLanguage(document.from, document.to))
    setFault(undefined)
    setPlan(planImport(document, translations))
  }

  return (
    <Stack gap="xs" component="section" aria-labelledby="translators">
      <Title order={2} size="h4" id="translators">
        {translationWords.translators}
      </Title>
      <Text size="sm" c="dimmed">
        {translationWords.hint}
      </Text>
      <Group>
        <Button variant="default" disabled={left.length === 0} onClick={() => send(left)}>
          {translationWords.download}
        </Button>
        <Button variant="default" disabled={translations.length === 0} onClick={() => send(translations)}>
          {translationWords.downloadAll}
        </Button>
        <FileButton
          accept=".xlf,.xliff,application/xliff+xml"
          onChange={readIn}
          key={String(plan === undefined)}
        >
          {(props) => (
            <Button variant="default" {...props}>
              {translationWords.upload}
            </Button>
          )}
        </FileButton>
      </Group>
      {fault && (
        <Alert color="red" role="alert">
          {fault}
        </Alert>
      )}
      {plan && (
        <XliffReview
          from={from}
          to={to}
          plan={plan}
          close={() => setPlan(undefined)}
          saved={() => {
            setPlan(undefined)
            saved()
          }}
        />
      )}
    </Stack>
  )
}
