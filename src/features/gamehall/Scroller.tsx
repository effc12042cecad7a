import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '#renderers/pages/icons.tsx'
import { useStrip } from '#renderers/pages/useStrip.ts'
import classes from './Scroller.module.css'

/** Part of what is seen that one press of a button goes on. */
const part = 0.8

/**
 * What runs out of the screen sideways: by touch, by wheel, by the tab key, and by two buttons where there is a mouse. Who
 * reads the page by ear or by keyboard has no use for these.
 */
export function Scroller({ children, current }: { children: ReactNode; current?: string }) {
  const { ref, ...ends } = useStrip(current)

  const go = (direction: 1 | -1, { currentTarget }: MouseEvent) => {
    const element = currentTarget.parentElement?.firstElementChild as Element
    const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollBy({ left: sign * element.clientWidth * part, behavior: isStill ? 'auto' : 'smooth' })
  }
  return (
    <div className={classes.scroller} {...ends}>
      <div ref={ref} className={`strip ${classes.box}`} {...ends}>
        {children}
      </div>
      <button
        type="button"
        className={classes.back}
        aria-hidden="true"
        tabIndex={-1}
        onClick={(event) => go(-1, event)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className={classes.on}
        aria-hidden="true"
        tabIndex={-1}
        onClick={(event) => go(1, event)}
      >
        <Icon name="forward" />
      </button>
    </div>
  )
}
