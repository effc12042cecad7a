import type { LayoutProps } from '#renderers/routes/LayoutProps.ts'
import classes from './layouts.module.css'

/** Nothing around the page; it may be embedded in a frame. */
export function EmptyLayout({ children }: LayoutProps) {
  return (
    <main id="main" className={classes.empty} tabIndex={-1}>
      {children}
    </main>
  )
}
