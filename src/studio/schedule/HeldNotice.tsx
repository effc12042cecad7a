import { Alert, Anchor, Text } from '@mantine/core'
import { Link } from 'wouter'
import { moment } from '../parts/moment.ts'
import { textKey, textOf } from '../texts/textKeys.ts'
import { scheduleWords as words } from '../words/schedule.ts'
import { useHeld, useHeldOf } from './useHeld.ts'

/** Tells whoever opens a definition what of it goes live at a moment, just as it is. */
export function HeldNotice({ name }: { name: string }) {
  const held = useHeldOf(name)
  const [first] = held
  if (!first) return null
  const texts = held.flatMap(({ key }) => textOf(key) ?? [])
  return (
    <Alert color="indigo" mb="md" role="note">
      {texts.length > 0 ? words.heldTexts(texts.join(', '), moment(first.at)) : words.held(moment(first.at))}{' '}
      <Anchor component={Link} href="/releases">
        {words.look}
      </Anchor>
    </Alert>
  )
}

/** Tells whoever writes a text that it goes live at a moment, just as it is. */
export function HeldText({ definition, text }: { definition: string | undefined; text: string }) {
  const at = useHeld().get(textKey(definition ?? '', text))
  if (at === undefined) return null
  return (
    <Text size="xs" c="indigo">
      {words.held(moment(at))}
    </Text>
  )
}
