import { useId } from 'react'
import type { BlockView } from '../BlockView.ts'
import classes from './SectionBlock.module.css'

/** A part of the page with its own background and, usually, heading. */
export function SectionBlock({ props, slot, host, scope }: BlockView<'section'>) {
  const { title, intro, tone = 'plain', width = 'normal' } = props
  const headingId = useId()
  return (
    <section
      className={classes.section}
      data-tone={tone}
      data-width={width}
      {...(title && { 'aria-labelledby': headingId })}
    >
      {(title || intro) && (
        <header className={classes.header}>
          {title && (
            <h2 id={headingId} className={classes.title}>
              {host.t(title, scope)}
            </h2>
          )}
          {intro && <p className={classes.intro}>{host.t(intro, scope)}</p>}
        </header>
      )}
      <div className={classes.body}>{slot()}</div>
    </section>
  )
}
