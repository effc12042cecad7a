import { type CSSProperties, useRef, useState } from 'react'
import { readPointer } from '#schemas/runtime/readPointer.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'
import { Icon } from '../../icons.tsx'
import { ItemList } from './ItemList.tsx'
import classes from './TickerBlock.module.css'

/** Seconds that an item takes where nothing is said. */
const usual = 5

/**
 * Items in a line that moves. The second line is the same once more, so that the first seems to have no end; who reads by
 * ear or by keyboard knows nothing of it, and what comes new is not read out.
 */
export function TickerBlock({ props, slot, host, scope }: BlockView<'ticker'>) {
  const { from, key, label, pause, play, seconds = usual } = props
  const [isStill, setStill] = useState(false)
  const line = useRef<HTMLElement>(null)
  const list = readPointer(scopeFacts(host, scope), from)
  const items = Array.isArray(list) ? list : []
  const empty = items.length === 0 && slot('empty')
  if (items.length === 0) return empty && <div className={classes.ticker}>{empty}</div>
  const shown = (
    <ItemList
      items={items}
      pointer={key}
      layout="strip"
      scope={scope}
      show={(inner) => slot('default', inner)}
    />
  )
  return (
    <div className={classes.ticker} data-still={isStill || undefined}>
      <button
        type="button"
        className={`icon-button ${classes.button}`}
        aria-label={host.t(isStill ? play : pause, scope)}
        onClick={() => setStill(!isStill)}
      >
        <Icon name={isStill ? 'play' : 'pause'} size="20px" />
      </button>
      <section
        ref={line}
        className={classes.line}
        aria-label={host.t(label, scope)}
        // The browser scrolls to what has the focus; afterwards the line runs as before.
        onBlur={() => line.current?.scrollTo({ left: 0 })}
      >
        <div className={classes.track} style={{ '--seconds': items.length * seconds } as CSSProperties}>
          {shown}
          <div className={classes.again} inert aria-hidden="true">
            {shown}
          </div>
        </div>
      </section>
    </div>
  )
}
