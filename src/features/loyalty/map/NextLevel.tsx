import { useId } from 'react'
import type { Host } from '#renderers/host.ts'
import { createFormatters } from '#schemas/runtime/bindings.ts'
import classes from './NextLevel.module.css'
import { currentOf, missingOf, percentOf, type Standing } from './Standing.ts'

/** Where the player is, and how far the next level is: in words, and as a bar that says the same. Nothing for strangers. */
export function NextLevel({ host, standing }: { host: Host; standing: Standing }) {
  const id = useId()
  const current = currentOf(standing)
  const held = standing.levels[current]
  if (!held) return null
  const next = standing.levels[current + 1]
  const percent = percentOf(held.progress)
  const words = next
    ? host.t({ key: 'loyalty.map.missing', args: { name: next.name, points: missingOf(next) } })
    : host.t('loyalty.map.top')
  const format = createFormatters(host.locale())
  const day = (moment: string) => String(format(moment, 'date'))
  const { keep_until: kept, will_fall: fall } = standing
  return (
    <div className={classes.next}>
      <p id={id} className={classes.head}>
        {host.t({ key: 'loyalty.map.at', args: { name: held.name } })}
      </p>
      <div
        className={classes.bar}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
      >
        <i style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <p>{words}</p>
      {fall ? (
        <p className={classes.fall}>
          {host.t({
            key: 'loyalty.map.fall',
            args: { date: day(fall.at), name: fall.name, points: held.stay ?? 0 },
          })}
        </p>
      ) : (
        kept && (
          <p className={classes.kept}>{host.t({ key: 'loyalty.map.kept', args: { date: day(kept) } })}</p>
        )
      )}
    </div>
  )
}
