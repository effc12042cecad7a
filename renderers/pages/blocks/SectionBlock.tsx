import type { BlockView } from '../BlockView.ts'
import { TitleLink } from '../TitleLink.tsx'
import classes from './SectionBlock.module.css'

/** A part of the page with its own background and, usually, heading. */
export function SectionBlock({ props, slot, host, scope }: BlockView<'section'>) {
  const { title, intro, link, tone = 'plain', width = 'normal' } = props
  return (
    // Without a name it is no landmark: a page of many sections would have more of them than help.
    <section className={classes.section} data-tone={tone} data-width={width}>
      {(title || intro) && (
        <header className={classes.header}>
          {title && (
            <h2 className={classes.title}>
              <TitleLink host={host} link={link} scope={scope}>
                {host.t(title, scope)}
              </TitleLink>
            </h2>
          )}
          {intro && <p className={classes.intro}>{host.t(intro, scope)}</p>}
        </header>
      )}
      <div className={classes.body}>{slot()}</div>
    </section>
  )
}
