import { useId, useState } from 'react'
import { resolveValue } from '#schemas/runtime/bindings.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'
import classes from './ToggleBlock.module.css'

/** A switch. While its actions run it shows what the player wants, afterwards what really is. */
export function ToggleBlock({ props, host, scope }: BlockView<'toggle'>) {
  const { label, help, checked, on, off } = props
  const isOn = holds(resolveValue(checked, scopeFacts(host, scope)))
  const [wanted, setWanted] = useState<boolean>()
  const id = useId()
  const isBusy = wanted !== undefined
  const turn = async () => {
    if (isBusy) return
    setWanted(!isOn)
    try {
      await host.run(isOn ? off : on, scope)
    } finally {
      setWanted(undefined)
    }
  }
  return (
    <div className={classes.toggle}>
      <label className={classes.words} htmlFor={id}>
        <span id={`${id}label`}>{host.t(label, scope)}</span>
        {help && <small id={`${id}help`}>{host.t(help, scope)}</small>}
      </label>
      <button
        type="button"
        id={id}
        role="switch"
        className={classes.switch}
        aria-checked={wanted ?? isOn}
        aria-busy={isBusy}
        aria-labelledby={`${id}label`}
        aria-describedby={help && `${id}help`}
        onClick={turn}
      >
        <i />
      </button>
    </div>
  )
}

/** The platform says yes as true, forms and addresses as 1. */
function holds(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}
