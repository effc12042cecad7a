import { useState } from 'react'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import { Link } from '../../routes/Link.tsx'
import { onIntent } from '../../routes/onIntent.ts'
import { scopeFacts } from '../../scopeFacts.ts'
import type { BlockView } from '../BlockView.ts'
import { Icon } from '../icons.tsx'
import { prefetchActions } from '../prefetchActions.ts'
import classes from './ButtonBlock.module.css'

/** A button: a link where it leads somewhere, otherwise it does its actions, once at a time. */
export function ButtonBlock({ props, host, scope }: BlockView<'button'>) {
  const { label, link, actions = [], look = 'primary', size = 'normal', icon, pressed, fullWidth } = props
  const [busy, setBusy] = useState(false)
  const shared = {
    className: classes.button,
    'data-look': look,
    'data-size': size,
    'data-full': fullWidth || undefined,
  }
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>{host.t(label, scope)}</span>
    </>
  )
  if (link) {
    return (
      <Link {...shared} host={host} link={link} scope={scope}>
        {content}
      </Link>
    )
  }
  const act = async () => {
    if (busy) return
    setBusy(true)
    try {
      await host.run(actions, scope)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      {...shared}
      type="button"
      aria-busy={busy}
      aria-pressed={pressed && conditionHolds(pressed, scopeFacts(host, scope))}
      onClick={act}
      {...onIntent(() => prefetchActions(host, actions))}
    >
      {content}
    </button>
  )
}
