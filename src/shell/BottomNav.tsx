import { useApp } from './AppContext.ts'
import classes from './BottomNav.module.css'
import { Menu } from './menu/Menu.tsx'

/** The main places of the site within reach of a thumb; on phones only. */
export function BottomNav() {
  const { app } = useApp()
  return (
    <div className={classes.bottom}>
      <Menu id={app.site().menus.bottom} look="bottom" />
    </div>
  )
}
