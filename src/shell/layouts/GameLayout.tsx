import type { LayoutProps } from '#renderers/routes/LayoutProps.ts'
import { Header } from '../Header.tsx'
import { SkipLink } from '../SkipLink.tsx'
import classes from './layouts.module.css'

/** Header and a page as high as the rest of the screen. */
export function GameLayout({ children }: LayoutProps) {
  return (
    <div className={classes.game}>
      <SkipLink />
      <Header />
      <main id="main" className={classes.stage} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
