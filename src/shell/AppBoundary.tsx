import { Component, type ReactNode } from 'react'
import type { Host } from '#renderers/host.ts'
import classes from './SystemPage.module.css'

/** Last resort: where the shell itself fails, it says so and offers to load the page again. */
export class AppBoundary extends Component<{ host: Host; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.host.report(error, 'app')
  }

  override render() {
    const { host, children } = this.props
    if (!this.state.isBroken) return children
    return (
      <main className={classes.page} role="alert">
        <h1 className={classes.header}>{host.t('shell.crash.title')}</h1>
        <p className={classes.text}>{host.t('shell.crash.text')}</p>
        <button type="button" className={classes.button} onClick={() => location.reload()}>
          {host.t('shell.crash.button')}
        </button>
      </main>
    )
  }
}
