import { useEffect } from 'react'
import type { CallFailure, Host } from '#renderers/host.ts'
import { useKept } from '../../gamehall/useKept.ts'
import { bookOf } from '../book/bookOf.ts'
import type { EventView, SportsEvent } from '../book/SportsBook.ts'
import { useEvent, useFollow } from '../book/useBook.ts'

type EventAnswer = {
  event?: EventView
  error?: CallFailure
  /** There is no such event. */
  isMissing: boolean
  isLoading: boolean
  retry: () => void
}

/** An event as it stands now, which is followed with all its lines. */
export function useEventAnswer(host: Host, id: string): EventAnswer {
  const book = bookOf(host)
  const { response, error, isLoading, retry } = useKept(host, 'sports.getEvent', { id })
  const event = useEvent(book, id)
  useFollow(book, [id], 'all')
  useEffect(() => {
    if (response) book.take([response as SportsEvent], 'all')
  }, [book, response])
  const isMissing = error?.type === 'InvalidParameterException' && 'id' in error.invalidParameters
  return { event, error, isMissing, isLoading, retry }
}
