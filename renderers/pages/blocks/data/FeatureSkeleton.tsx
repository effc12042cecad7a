import type { FeatureBlockType } from '#schemas/runtime/featureBlockTypes.ts'
import { Skeleton } from '../../Skeleton.tsx'
import { TileRowSkeleton } from '../../TileRowSkeleton.tsx'
import classes from './FeatureSkeleton.module.css'

/** Lines above, and places below, which as many as there is room for are drawn of. */
const shapes: Record<Exclude<FeatureBlockType, 'game-row'>, { lines: number; places: number }> = {
  'game-frame': { lines: 1, places: 1 },
  'game-search': { lines: 1, places: 5 },
  gamehall: { lines: 2, places: 24 },
  'site-search': { lines: 1, places: 5 },
  'sports-frame': { lines: 1, places: 1 },
  'loyalty-figure': { lines: 0, places: 1 },
  loyalty: { lines: 1, places: 1 },
  'sports-row': { lines: 1, places: 4 },
  sportsbook: { lines: 2, places: 12 },
  'sports-bets': { lines: 0, places: 2 },
  'verify-round': { lines: 3, places: 4 },
}

type FeatureSkeletonProps = {
  type: FeatureBlockType
  /** Which of its views it is, of what has several. */
  view: string | undefined
  label: string
}

/** Stands for a part that the app draws by hand, in the form that it will have. */
export function FeatureSkeleton({ type, view, label }: FeatureSkeletonProps) {
  if (type === 'game-row') return <TileRowSkeleton label={label} />
  const { lines, places } = shapes[type]
  return (
    <Skeleton className={classes.skeleton} data-type={type} data-look={view} label={label}>
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
    </Skeleton>
  )
}
