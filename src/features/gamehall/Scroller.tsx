import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '#renderers/pages/icons.tsx'
import classes from './Scroller.module.css'

/** Part of what is seen that one press of a button goes on. */
const part = 0.8

/**
 * What runs out of the screen sideways: by touch, by wheel, by the tab key, and by two buttons where there is a mouse. Who
 * reads the page by ear or by keyboard has no use for these.
 */
export function Scroller({ children, current }: { children: ReactNode; current?: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [ends, setEnds] = useState({ start: true, end: true })

  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      // Where lines run the other way, it counts down from 0.
      const gone = Math.abs(element.scrollLeft)
      const start = gone < 2
      const end = gone + element.clientWidth > element.scrollWidth - 2
      setEnds((before) => (before.start === start && before.end === end ? before : { start, end }))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is the current one
  useEffect(() => {
    const element = box.current
    const marked = element?.querySelector('[aria-current]')
    if (!element || !marked) return
    const inner = marked.getBoundingClientRect()
    const outer = element.getBoundingClientRect()
    // Only sideways: the page stays where it is.
    if (inner.left < outer.left || inner.right > outer.right)
      element.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 })
  }, [current])

  const go = (direction: 1 | -1) => {
    const element = box.current
    if (!element) return
    const sign = getComputedStyle(element).direction === 'rtl' ? -direction : direction
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollBy({ left: sign * element.clientWidth * part, behavior: isStill ? 'auto' : 'smooth' })
  }
  return (
    <div className={classes.scroller} data-start={ends.start || undefined} data-end={ends.end || undefined}>
      <div ref={box} className={classes.box}>
        {children}
      </div>
      <button type="button" className={classes.back} aria-hidden="true" tabIndex={-1} onClick={() => go(-1)}>
        <Icon name="back" />
      </button>
      <button type="button" className={classes.on} aria-hidden="true" tabIndex={-1} onClick={() => go(1)}>
        <Icon name="forward" />
      </button>
    </div>
  )
}
