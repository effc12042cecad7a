import { isPlainClick } from '#renderers/routes/isPlainClick.ts'
import { navigate } from '#renderers/routes/navigate.ts'
import { useApp } from './AppContext.ts'
import classes from './Logo.module.css'

/** The brand's drawing, which leads home. */
export function Logo() {
  const { app, host } = useApp()
  const { brand } = app.site()
  const home = app.localised('/')
  return (
    <a
      className={classes.logo}
      href={home}
      aria-label={host.t({ key: 'shell.home', args: { brand: brand.name } })}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        navigate(home)
      }}
    >
      <img src={brand.logo} alt="" height="32" className={classes.image} />
    </a>
  )
}
