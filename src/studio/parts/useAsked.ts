import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { StudioFailure } from '../api/StudioFailure.ts'

export type Asked<Answer> = {
  answer: Answer | undefined
  failure: StudioFailure | undefined
  isAsking: boolean
  again: () => void
}

/**
 * What a call answers, asked anew when `key` changes. What was there is shown until the next answer comes, but never that
 * of another key.
 */
export function useAsked<Answer>(key: string, ask: () => Promise<Answer>): Asked<Answer> {
  const [asked, setAsked] = useState<{ key: string; answer?: Answer; failure?: StudioFailure }>({ key })
  const [isAsking, setAsking] = useState(true)
  const latest = useRef({ ask, turn: 0 })
  latest.current.ask = ask

  const again = useCallback(() => {
    latest.current.turn += 1
    const { turn } = latest.current
    setAsking(true)
    const settle = (came: { answer?: Answer; failure?: StudioFailure }) => {
      if (turn !== latest.current.turn) return
      // What came may take long to draw: whoever types meanwhile does not wait for it.
      startTransition(() => {
        setAsked(
          (before) => ({ ...(before.key === key ? before : {}), failure: undefined, ...came, key }) as never,
        )
        setAsking(false)
      })
    }
    latest.current.ask().then(
      (answer) => settle({ answer }),
      (error: unknown) => {
        if (!(error instanceof StudioFailure)) throw error
        settle({ failure: error })
      },
    )
  }, [key])
  useEffect(again, [again])

  const isMine = asked.key === key
  return {
    answer: isMine ? asked.answer : undefined,
    failure: isMine ? asked.failure : undefined,
    isAsking,
    again,
  }
}
