import type { IconName } from '#generated/grammar/types.ts'
import type { BlockView } from '../BlockView.ts'
import { Icon } from '../icons.tsx'
import { RichText } from '../RichText.tsx'
import classes from './AlertBlock.module.css'

const icons = { info: 'info', success: 'success', warning: 'alert', error: 'alert' } satisfies Record<
  string,
  IconName
>

/** A notice in the page. It is there from the start, so it is no live region. */
export function AlertBlock({ props, slot, host, scope }: BlockView<'alert'>) {
  const { title, text, tone, icon } = props
  const inside = slot()
  return (
    <div className={classes.alert} data-tone={tone} role="note">
      <span className={classes.icon}>
        <Icon name={icon ?? icons[tone]} size="24px" />
      </span>
      <div className={classes.body}>
        {title && <strong>{host.t(title, scope)}</strong>}
        <RichText text={text} host={host} scope={scope} />
        {inside && <div className={classes.inside}>{inside}</div>}
      </div>
    </div>
  )
}
