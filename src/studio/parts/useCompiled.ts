import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useStudioState } from '../shell/StudioContext.ts'
import { type Asked, useAsked } from './useAsked.ts'

/** Milliseconds without a change after which the server is asked. */
const pause = 400

/**
 * What comes of something that is typed, asked each time that typing pauses, and when staff have done something that it may be
 * made of; the last that could be made while the next is on its way.
 * @param more asked anew at once when it changes: the language, say
 * @param ask gets the latest of both
 */
export function useCompiled<Answer>(
  key: string,
  text: string,
  more: string,
  ask: (text: string, before: Answer | undefined) => Promise<Answer | undefined>,
): Asked<Answer | undefined> {
  const [typed] = useDebouncedValue(text, pause)
  const asked: Asked<Answer | undefined> = useAsked(key, () => ask(typed, asked.answer))
  const { again } = asked
  const { version = '' } = useStudioState()
  const now = `${version} ${typed} ${more}`
  const shown = useRef(now)
  useEffect(() => {
    if (now !== shown.current) again()
    shown.current = now
  }, [now, again])
  return asked
}
