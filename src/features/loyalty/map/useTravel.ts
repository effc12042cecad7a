import { useEffect, useRef } from 'react'
import { type Curve, type Point, pointOn } from './way.ts'

/** Of the whole way from one level to the next, in milliseconds, and of a way at most. */
const PACE = 1400
const LONGEST = 2600

/** Places that are gone through from one level to the next, so that the way is followed round its bends. */
const STEPS = 16

/** @param way the place in the list of a level, and the part of the way to the next */
export function pointAt(places: readonly Point[], curves: readonly Curve[], way: number): Point {
  const whole = Math.floor(way)
  const curve = curves[whole]
  return curve ? pointOn(curve, way - whole) : (places[whole] ?? [50, 50])
}

/** Has what it is given to travel along the way: at first from its level on, then from where it was. */
export function useTravel(places: readonly Point[], curves: readonly Curve[], way: number) {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(Math.floor(way))
  useEffect(() => {
    const from = before.current
    before.current = way
    if (from === way || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const steps = Math.max(2, Math.ceil(Math.abs(way - from) * STEPS))
    const frames = Array.from({ length: steps + 1 }, (_, at) => {
      const [x, y] = pointAt(places, curves, from + ((way - from) * at) / steps)
      return { transform: `translate(${x}%, ${y}%)` }
    })
    const duration = Math.min(LONGEST, Math.max(PACE / 2, Math.abs(way - from) * PACE))
    ref.current?.animate(frames, { duration, easing: 'ease-in-out' })
  }, [places, curves, way])
  return ref
}
