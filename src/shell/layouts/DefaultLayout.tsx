import type { LayoutProps } from '#renderers/routes/LayoutProps.ts'
import { BottomNav } from '../BottomNav.tsx'
import { Footer } from '../Footer.tsx'
import { Header } from '../Header.tsx'
import { Hints } from '../Hints.tsx'
import { SkipLink } from '../SkipLink.tsx'
import classes from './layouts.module.css'

/** Header, page, footer, and on phones the bottom navigation. */
export function DefaultLayout({ children }: LayoutProps) {
  return (
    <div className={classes.frame}>
      <SkipLink />
      <Header />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Hints />
        {children}
      </main>
      <Footer />
      <BottomNav />
    </div>
  )
}
