import classes from './Traveller.module.css'
import { pointAt, useTravel } from './useTravel.ts'
import type { Curve, Point } from './way.ts'

type TravellerProps = { places: readonly Point[]; curves: readonly Curve[]; way: number }

/** Where the player is on the way, and goes on from there as they come farther. */
export function Traveller({ places, curves, way }: TravellerProps) {
  const ref = useTravel(places, curves, way)
  const [x, y] = pointAt(places, curves, way)
  return (
    <div ref={ref} className={classes.layer} style={{ transform: `translate(${x}%, ${y}%)` }}>
      <svg className={classes.pin} viewBox="0 0 40 52" aria-hidden="true">
        <path d="M20 51C10 37 3 30 3 19a17 17 0 0 1 34 0c0 11-7 18-17 32z" />
        <circle cx="20" cy="19" r="11" />
        <path d="m20 11 2.500 5.300 5.700.700-4.200 4 1.100 5.700-5.100-2.800-5.100 2.800 1.100-5.700-4.200-4 5.700-.700z" />
      </svg>
    </div>
  )
}
