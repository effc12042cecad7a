import { useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CallFailure, Host } from '../../../host.ts'
import { Icon } from '../../icons.tsx'
import { type FailedPlace, failuresOf, type Leaving } from './failures.ts'
import classes from './LoadBlock.module.css'

type LoadFailureProps = {
  /** Another object each time that it failed, so that each is heard. */
  error: CallFailure
  isLoading: boolean
  retry: () => void
  host: Host
  leaves?: Leaving
}

/** Why something could not be loaded, and another try; once for all on the screen that would say the same. */
export function LoadFailure({ error, isLoading, retry, host, leaves }: LoadFailureProps) {
  const failures = failuresOf(host)
  const holder = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<FailedPlace>()
  const [times, setTimes] = useState({ error, count: 0 })
  if (times.error !== error) setTimes({ error, count: times.count + 1 })
  const part = useSyncExternalStore(
    failures.subscribe,
    () => failures.partOf(place),
    () => 'nothing',
  )
  const reason = host.failureText(error)
  const tryAgain = useEffectEvent(retry)

  useLayoutEffect(() => {
    const element = holder.current as HTMLDivElement
    const own: FailedPlace = { element, reason, leaves, retry: () => tryAgain() }
    setPlace(own)
    return failures.add(own)
  }, [failures, reason, leaves])

  // The button goes with the failure, and must not take the focus with it.
  useLayoutEffect(() => {
    const element = holder.current as HTMLDivElement
    return () => {
      const around = element.parentElement
      if (!around || !element.contains(document.activeElement)) return
      around.tabIndex = -1
      around.focus({ preventScroll: true })
    }
  }, [])

  return (
    <div ref={holder} hidden={part === 'nothing'}>
      {part === 'line' && <p className={classes.line}>{host.t('page.load.failed')}</p>}
      {place && part === 'all' && (
        <div className={classes.failure} role="alert">
          <Icon name="alert" size="24px" />
          <p key={times.count}>
            <strong>{host.t('page.load.failed')}</strong> <span>{reason}</span>
          </p>
          <button type="button" onClick={() => failures.retry(place)} aria-disabled={isLoading}>
            {host.t('page.load.retry')}
          </button>
        </div>
      )}
    </div>
  )
}
