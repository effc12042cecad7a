import { useDelayed } from '#renderers/pages/useDelayed.ts'
import classes from './Dialog.module.css'

/** Keeps the place of the dialog's content; drawn after 300 ms. */
export function DialogSkeleton() {
  const isShown = useDelayed(true)
  return (
    <div className={classes.skeleton} data-shown={isShown || undefined} aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  )
}
