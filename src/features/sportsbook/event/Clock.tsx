import { useEffect, useState } from 'react'
import { minutesAndSeconds } from '#renderers/useCountdown.ts'
import { clockAt, type Reading, secondsOf } from './clockAt.ts'

/** The clock of a match, which runs on between what is told of it. */
export function Clock({ clock, isRunning }: { clock: string; isRunning: boolean }) {
  const said = secondsOf(clock)
  const [readings, setReadings] = useState<{ last: Reading; before?: Reading }>()
  const [now, setNow] = useState(0)
  if (said !== undefined && said !== readings?.last.said) {
    const last = { said, at: Date.now() }
    setReadings({ last, ...(readings && { before: readings.last }) })
    setNow(last.at)
  }
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  const shown =
    said === undefined || !readings || !isRunning
      ? clock
      : minutes(clockAt(readings.last, readings.before, now))
  return (
    <bdi dir="ltr" role="timer" aria-live="off">
      {shown}
    </bdi>
  )
}

/** As feeds write it: 75:03, and never 1:15:03. */
function minutes(seconds: number): string {
  return seconds < 3600
    ? minutesAndSeconds(seconds)
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
