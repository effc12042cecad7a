import { Anchor, Group, Paper, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { FoundPlace } from '../api/createContentApi.ts'
import { hrefOf } from '../parts/hrefOf.ts'
import { useAsked } from '../parts/useAsked.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { hrefOfText } from '../texts/textAddress.ts'
import { words } from '../words/en.ts'
import { previewWords } from '../words/preview.ts'
import type { Picked } from './previewMessages.ts'

type PickedPanelProps = { picked: Picked; locale: string }

/** What something on the page was made of, each a link to the place where it is written. */
export function PickedPanel({ picked, locale }: PickedPanelProps) {
  const studio = useStudio()
  const first = useRef<HTMLDivElement>(null)
  const name = JSON.stringify([picked, locale])
  const { answer, isAsking } = useAsked(name, async () => {
    const { artefact, pointer, texts } = picked
    const [place, ...found] = await Promise.all([
      studio.withSession(() => studio.api.place(artefact, pointer)).catch(() => undefined),
      ...texts.map((key) => messagesWith(key)),
    ])
    return linksTo(place, found.flat())
  })
  useEffect(() => {
    if (answer) first.current?.querySelector('a')?.focus()
  }, [answer])

  /** The texts of the language in which the key is defined. */
  async function messagesWith(key: string) {
    const { items: found } = await studio.withSession(() => studio.api.definitions(`"${key.toLowerCase()}"`))
    return found
      .filter(({ kind, id }) => kind === 'messages' && id.startsWith(`${locale}/`))
      .map((one) => ({ key: one.key, text: key }))
  }

  return (
    <Paper withBorder p="xs" component="section" aria-label={previewWords.picked} ref={first}>
      <Group gap="md" aria-live="polite">
        <Text size="sm">{previewWords.picked}</Text>
        {!answer && isAsking && <Text size="sm">{words.loading}</Text>}
        {answer?.length === 0 && <Text size="sm">{previewWords.notPicked}</Text>}
        {answer?.map(({ label, href }) => (
          <Anchor key={href} component={Link} href={href} size="sm">
            {label}
          </Anchor>
        ))}
      </Group>
    </Paper>
  )
}

function linksTo(place: FoundPlace | undefined, texts: readonly { key: string; text: string }[]) {
  const linkTo = (label: string, key: string, pointer: string) => ({
    label,
    href: `${hrefOf(key)}${pointer && `#${encodeURIComponent(pointer)}`}`,
  })
  const { fragment } = place ?? {}
  return [
    ...(place ? [linkTo(`${place.definition} ${place.pointer}`, place.definition, place.pointer)] : []),
    ...(fragment
      ? [
          linkTo(
            previewWords.fragment(`${fragment.definition} ${fragment.pointer}`),
            fragment.definition,
            fragment.pointer,
          ),
        ]
      : []),
    ...texts.map(({ key, text }) => ({ label: previewWords.text(text), href: hrefOfText(key, text) })),
  ]
}
