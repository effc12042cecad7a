import { useEffect, useRef } from 'react'
import { resolveValue } from '#schemas/runtime/bindings.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import { minutesAndSeconds, useCountdown } from '../../../useCountdown.ts'
import type { BlockView } from '../../BlockView.ts'
import classes from './CountdownBlock.module.css'

const day = 86_400

/** Seconds that run down. Screen readers are told now and then, not every second. */
export function CountdownBlock({ props, slot, host, scope }: BlockView<'countdown'>) {
  const { seconds, text, then = [] } = props
  const total = Number(resolveValue(seconds, scopeFacts(host, scope)) ?? 0)
  const left = useCountdown(total)
  const isOver = left === 0
  const finish = useRef(() => {})
  finish.current = () => void host.run(then, scope)
  const counted = useRef(false)
  useEffect(() => {
    if (!isOver) counted.current = true
    else if (counted.current) {
      counted.current = false
      finish.current()
    }
  }, [isOver])

  if (isOver) return slot()
  const say = (rest: number) => {
    const { key, args } = typeof text === 'string' ? { key: text, args: {} } : text
    const left = { seconds: rest, time: minutesAndSeconds(rest), days: Math.floor(rest / day) }
    return host.t({ key, args: { ...args, ...left, clock: minutesAndSeconds(rest % day) } }, scope)
  }
  return (
    <p className={classes.countdown}>
      <span aria-hidden="true">{say(left)}</span>
      <span className="visually-hidden" role="timer" aria-live="polite">
        {say(announced(left, total))}
      </span>
    </p>
  )
}

/** What was last worth saying: the beginning, each hour, at last each half minute, and ten seconds before the end. */
function announced(left: number, total: number): number {
  if (left <= 10) return Math.min(10, Math.ceil(total))
  const step = left > 3600 ? 3600 : 30
  return Math.min(Math.ceil(total), Math.ceil(left / step) * step)
}
