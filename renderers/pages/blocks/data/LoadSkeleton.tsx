import { useDelayed } from '../../useDelayed.ts'
import classes from './LoadBlock.module.css'

/** Stands for what is still to come. The place is kept at once, the drawing shows after a while. */
export function LoadSkeleton({
  look,
  label,
}: {
  look: 'line' | 'text' | 'list' | 'card' | 'result'
  label: string
}) {
  const isShown = useDelayed(true)
  return (
    <div className={classes.skeleton} role="status" data-look={look} data-shown={isShown || undefined}>
      {isShown && <span className="visually-hidden">{label}</span>}
      <i />
      {look !== 'line' && <i />}
      {look !== 'line' && <i />}
    </div>
  )
}
