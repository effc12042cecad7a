import { PageRenderer } from '#renderers/pages/PageRenderer.tsx'
import { useApp } from './AppContext.ts'
import classes from './Hints.module.css'

/** Notices above the page, as the site defines them; they come after the first screen. */
export function Hints() {
  const { app, host } = useApp()
  const { hints } = app.site()
  const { authenticated } = host.facts().session
  const page = hints !== undefined && authenticated ? host.artefact(`page/${hints}`) : undefined
  if (!page) return null
  return (
    <aside className={classes.hints} aria-label={host.t(page.title)}>
      <PageRenderer blocks={page.blocks} host={host} />
    </aside>
  )
}

/** Draws blocks that stand outside of the page; told from here, what is loaded first keeps its order and its size. */
export const OutsideBlocks = PageRenderer
