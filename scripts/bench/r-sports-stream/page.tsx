import '../../../renderers/base.css'
import '../../../renderers/pages/testing/storyTheme.css'
import { useLayoutEffect, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import type { SportsChange } from '../../../betting/live/SportsChange.ts'
import { createStoryHost, type StoryHost } from '../../../renderers/storyHost.ts'
import { bookOf } from '../../../src/features/sportsbook/book/bookOf.ts'
import { useEvent, useFollow, useLines } from '../../../src/features/sportsbook/book/useBook.ts'
import { OddsButton } from '../../../src/features/sportsbook/odds/OddsButton.tsx'

declare global {
  interface Window {
    /** Follows a match over a stream, and draws its lines. */
    follow: (address: string, match: string) => void
    /** Milliseconds from a change until it stood in the document. */
    late: number[]
  }
}

/** Lines that have room on a screen. */
const shown = 40
const names = { event: 'Riga – Cesis', market: 'Total', outcome: 'over' }
window.late = []

window.follow = (address, match) => {
  const host: StoryHost = {
    ...createStoryHost(),
    async followSports({ wanted, hear }) {
      const events = new EventSource(`${address}?sports=${wanted().join()}`)
      events.addEventListener('sports', ({ data }) => hear(JSON.parse(data) as SportsChange))
      return () => {}
    },
  }
  createRoot(document.getElementById('root') as HTMLElement).render(<Match host={host} id={match} />)
}

function Match({ host, id }: { host: StoryHost; id: string }) {
  const book = bookOf(host)
  const said = useEvent(book, id)?.score?.clock
  const lines = useLines(book, id)
  useFollow(
    book,
    useMemo(() => [id], [id]),
    'all',
  )
  // The clock of these matches is the moment at which it changed.
  useLayoutEffect(() => {
    if (said) window.late.push(Date.now() - Number(said))
  }, [said])
  return (
    <div>
      <p>{said}</p>
      {lines
        .slice(0, shown)
        .flatMap(({ line, outcomes }) =>
          outcomes.map((outcome) => (
            <OddsButton
              {...{ host, names, line, sport: 1 }}
              key={`${line} ${outcome.id}`}
              event={id}
              outcome={outcome.id}
            />
          )),
        )}
    </div>
  )
}
