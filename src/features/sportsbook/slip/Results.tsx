import { useEffect, useRef } from 'react'
import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import type { Desk, Placed } from './createDesk.ts'
import { Receipt } from './Receipt.tsx'
import classes from './Results.module.css'
import { resultText } from './toldOf.ts'

type ResultsProps = { host: Host; desk: Desk; placed: readonly Placed[] }

const icons = { pending: 'clock', rejected: 'alert', reoffered: 'info' } as const

/** What became of bets that were placed: each is a receipt, or says why it is none. */
export function Results({ host, desk, placed }: ResultsProps) {
  const first = useRef<HTMLHeadingElement>(null)
  const newest = placed[0]?.bet.id
  const seen = useRef(newest)

  // The button that was pressed is gone: the focus goes to what came of it.
  useEffect(() => {
    const at = document.activeElement
    if (
      newest !== undefined &&
      newest !== seen.current &&
      (at === document.body || at?.closest('[data-slip]'))
    )
      first.current?.focus({ preventScroll: true })
    seen.current = newest
  }, [newest])

  return placed.map((one, at) => {
    const { bet } = one
    const { status } = bet
    const icon = status in icons ? icons[status as keyof typeof icons] : 'success'
    return (
      <article key={bet.id} className={classes.result} data-status={status}>
        <h3 ref={at === 0 ? first : undefined} tabIndex={-1}>
          <Icon name={icon} size="20px" />
          {resultText(host, status)}
        </h3>
        <Receipt host={host} desk={desk} placed={one} />
      </article>
    )
  })
}
