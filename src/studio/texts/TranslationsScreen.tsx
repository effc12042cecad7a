import { Group, Loader, Progress, SegmentedControl, Select, Stack, Text, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { Translation } from '../api/createContentApi.ts'
import { Failure } from '../parts/Failure.tsx'
import { tellFailure } from '../parts/tell.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { translationWords } from '../words/texts.ts'
import { TranslationList } from './TranslationList.tsx'
import { type SiteLocales, useSiteLocales } from './useSiteLocales.ts'
import { XliffExchange } from './XliffExchange.tsx'

/** What is left to translate, and the way to translators and back. */
export function TranslationsScreen() {
  const { site, failure, again, isLacking } = useSiteLocales()
  if (failure) return <Failure error={failure} again={again} />
  if (isLacking) return <Text role="status">{translationWords.lacking}</Text>
  if (!site) return <Loader aria-label={words.loading} />
  return (
    <Stack maw={1100}>
      <Title order={1} size="h2">
        {translationWords.title}
      </Title>
      {site.locales.length > 1 ? <Language site={site} /> : <Text>{translationWords.only}</Text>}
    </Stack>
  )
}

type Shown = Translation['state'] | 'all'

function Language({ site }: { site: SiteLocales }) {
  const studio = useStudio()
  const from = site.default
  const others = site.locales.filter(({ code }) => code !== from)
  const [to, setTo] = useState(others[0]?.code ?? '')
  const [chosen, choose] = useState<Shown>()
  const { answer, failure, again } = useAsked(`${from} ${to}`, () =>
    studio.withSession(() => studio.api.translations(to, from)),
  )
  const counts = useMemo(() => countStates(answer ?? []), [answer])
  const shown = chosen ?? (counts.missing === 0 && counts.stale > 0 ? 'stale' : 'missing')
  const items = useMemo(
    () => (answer ?? []).filter(({ state }) => shown === 'all' || state === shown),
    [answer, shown],
  )
  const nameOf = (code: string) => site.locales.find((one) => one.code === code)?.name ?? code
  const review = (reviewed: readonly Translation[]) =>
    studio
      .withSession(() =>
        studio.api.reviewTranslations(
          to,
          from,
          reviewed.map(({ definition, key, source_revision }) => ({ definition, key, source_revision })),
        ),
      )
      .then(again, tellFailure)

  return (
    <>
      <Text>{translationWords.intro(nameOf(from))}</Text>
      <Select
        maw={320}
        label={translationWords.into}
        value={to}
        allowDeselect={false}
        data={others.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(code) => code && setTo(code)}
      />
      {failure && <Failure error={failure} again={again} />}
      {!answer && !failure && <Loader aria-label={words.loading} />}
      {answer && (
        <>
          <Stack gap={4}>
            <Text size="sm" id="translated">
              {translationWords.progress(counts.current, answer.length)}
            </Text>
            <Progress.Root>
              <Progress.Section
                value={answer.length === 0 ? 100 : (counts.current / answer.length) * 100}
                aria-labelledby="translated"
              />
            </Progress.Root>
          </Stack>
          <XliffExchange
            key={to}
            from={from}
            to={to}
            locales={site.locales.map(({ code }) => code)}
            translations={answer}
            saved={again}
          />
          {/* Longer than a phone is wide. */}
          <Group wrap="nowrap" style={{ overflowX: 'auto' }}>
            <SegmentedControl
              aria-label={translationWords.show}
              style={{ flexShrink: 0 }}
              value={shown}
              onChange={(next) => choose(next as Shown)}
              data={(['missing', 'stale', 'current'] as const)
                .map((value) => ({
                  value: value as Shown,
                  label: translationWords.counted(translationWords.states[value], counts[value]),
                }))
                .concat({
                  value: 'all',
                  label: translationWords.counted(translationWords.all, answer.length),
                })}
            />
          </Group>
          <TranslationList key={`${to} ${shown}`} items={items} from={from} to={to} review={review} />
        </>
      )}
    </>
  )
}

function countStates(translations: readonly Translation[]): Record<Translation['state'], number> {
  const counts = { missing: 0, stale: 0, current: 0 }
  for (const { state } of translations) counts[state] += 1
  return counts
}
