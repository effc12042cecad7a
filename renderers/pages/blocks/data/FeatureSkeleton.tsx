import type { FeatureBlockType } from '#schemas/runtime/featureBlockTypes.ts'
import { useDelayed } from '../../useDelayed.ts'
import classes from './FeatureSkeleton.module.css'

/** Lines above, and places below, which as many as there is room for are drawn of. */
const shapes: Record<FeatureBlockType, { lines: number; places: number }> = {
  'game-row': { lines: 1, places: 6 },
  'game-search': { lines: 1, places: 5 },
  gamehall: { lines: 2, places: 24 },
}

/** Stands for a part that the app draws by hand, in the form that it will have. */
export function FeatureSkeleton({ type, label }: { type: FeatureBlockType; label: string }) {
  const isShown = useDelayed(true)
  const { lines, places } = shapes[type]
  return (
    <div className={classes.skeleton} role="status" data-type={type} data-shown={isShown || undefined}>
      {isShown && <span className="visually-hidden">{label}</span>}
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines, of which one is as the other
        <b key={at} />
      ))}
      <div>
        {Array.from({ length: places }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places, of which one is as the other
          <i key={at} />
        ))}
      </div>
    </div>
  )
}
