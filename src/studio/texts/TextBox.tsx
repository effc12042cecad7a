import { Badge, Button, Group, Text, Textarea } from '@mantine/core'
import { useMemo } from 'react'
import type { Translation } from '../api/createContentApi.ts'
import { textWords } from '../words/texts.ts'
import { judgeMessage } from './icuArguments.ts'
import { hasTags, pasteAsText } from './pasted/pasteAsText.ts'

type TextBoxProps = {
  label: string
  locale: string
  text: string | undefined
  source: string | undefined
  isOpen: boolean
  /** It is only read. */
  isFixed: boolean
  /**
   * The source got other words since; what it said before, as far as that is known. Or, where it is missing, it still says
   * what a template has in its place.
   */
  stale: { state: Translation['state']; was?: string } | undefined
  type: (value: string) => void
  /** Says that it fits all the same. */
  review: () => void
}

/** One text in one locale, with what is wrong with it and how it reads. */
export function TextBox({ label, locale, text, source, isOpen, isFixed, stale, type, review }: TextBoxProps) {
  const { broken, unknown, samples } = useMemo(
    () => judgeMessage(text ?? '', source, locale),
    [text, source, locale],
  )
  const fault = broken ?? (unknown.length > 0 ? textWords.unknown(unknown.join(', ')) : undefined)
  return (
    <>
      <Textarea
        aria-label={label}
        lang={locale}
        dir="auto"
        rows={Math.min(6, Math.max(1, Math.ceil((text ?? source ?? '').length / 40)))}
        value={text ?? ''}
        readOnly={isFixed}
        error={fault}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onPaste={(event) => pasteAsText(event, hasTags(text, source))}
      />
      {(text === undefined || stale?.state === 'missing') && (
        <Badge color="orange.9" size="sm" mt={4}>
          {textWords.missing}
        </Badge>
      )}
      {stale?.state === 'stale' && (
        <Group gap="xs" mt={4}>
          <Badge color="orange.9" size="sm">
            {textWords.stale}
          </Badge>
          {!isFixed && (
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`${textWords.fits}: ${label}`}
              onClick={review}
            >
              {textWords.fits}
            </Button>
          )}
        </Group>
      )}
      {stale?.was !== undefined && isOpen && (
        <Text size="xs" c="dimmed" dir="auto">
          {textWords.was(stale.was)}
        </Text>
      )}
      {isOpen &&
        samples.map((sample) => (
          <Text key={sample} size="xs" c="dimmed" dir="auto">
            {sample}
          </Text>
        ))}
    </>
  )
}
