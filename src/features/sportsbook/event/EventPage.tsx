import { useEffect } from 'react'
import type { BlockProps } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { bookOf } from '../book/bookOf.ts'
import type { SportsEvent } from '../book/SportsBook.ts'
import { useEvent, useFollow, useLines } from '../book/useBook.ts'
import { OddsButton } from '../odds/OddsButton.tsx'

type EventPageProps = {
  host: Host
  /** Of the event in the feed. */
  id: string
  props: BlockProps['sportsbook']
  scope?: ActionScope
}

/** An event with all that can be bet on in it. */
export function EventPage({ host, id }: EventPageProps) {
  const book = bookOf(host)
  const event = useEvent(book, id)
  const lines = useLines(book, id)
  useFollow(book, [id], 'all')
  useEffect(() => {
    void host.call('sports.getEvent', { id }).then((result) => {
      if (result.ok) book.take([result.response as SportsEvent], 'all')
    })
  }, [host, book, id])
  if (!event) return null
  return (
    <article>
      <h1>{event.name}</h1>
      {lines.map(({ line, name, outcomes }) => (
        <section key={line}>
          <h2>{name}</h2>
          {outcomes.map((outcome) => (
            <OddsButton
              {...{ host, event: id, line, sport: event.sport }}
              key={outcome.id}
              outcome={outcome.id}
              names={{ event: event.name, market: name, outcome: outcome.name }}
              label={outcome.name}
            />
          ))}
        </section>
      ))}
    </article>
  )
}
