import { useId } from 'react'
import { createFormatters, resolveValue } from '#schemas/runtime/bindings.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'
import { ProgressBar } from './ProgressBar.tsx'
import classes from './ProgressBlock.module.css'

/** A bar of 0 to 100 percent with its name and its number; nothing where the number is not known. */
export function ProgressBlock({ props, host, scope }: BlockView<'progress'>) {
  const { label, value, of } = props
  const id = useId()
  const found = resolveValue(value, scopeFacts(host, scope))
  const percent = Math.min(100, Math.max(0, Number.parseFloat(String(found))))
  if (Number.isNaN(percent)) return null
  const shown = String(createFormatters(host.locale())(percent / 100, 'percent'))
  return (
    <div className={classes.progress}>
      <div className={classes.head}>
        <span id={id}>{host.t(label, scope)}</span>
        <span aria-hidden="true">{shown}</span>
      </div>
      <ProgressBar percent={percent} shown={shown} aria-labelledby={id} />
      {of && <small>{host.t(of, scope)}</small>}
    </div>
  )
}
