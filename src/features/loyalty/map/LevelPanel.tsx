import { useId } from 'react'
import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import classes from './LevelPanel.module.css'
import { type Level, missingOf } from './Standing.ts'

type LevelPanelProps = {
  host: Host
  levels: readonly Level[]
  /** Place in the list of the level that is held; -1 for none. */
  current: number
  shown: number
  onChoose: (at: number) => void
}

/** What is told of the level that one looks at, with the ways to the ones before and after. */
export function LevelPanel({ host, levels, current, shown, onChoose }: LevelPanelProps) {
  const id = useId()
  const level = levels[shown]
  if (!level) return null
  const { perks = [], description, image_url: image, stay: points = 0 } = level
  return (
    <article className={classes.panel} aria-labelledby={id}>
      <header>
        <button
          type="button"
          className="icon-button"
          aria-label={host.t('loyalty.map.back')}
          aria-disabled={shown === 0}
          onClick={() => shown > 0 && onChoose(shown - 1)}
        >
          <Icon name="back" />
        </button>
        <div aria-live="polite">
          <h2 id={id}>{level.name}</h2>
          <p>{standOf(host, level, shown, current)}</p>
          {points > 0 && <p>{host.t({ key: 'loyalty.map.stay', args: { points } })}</p>}
        </div>
        <button
          type="button"
          className="icon-button"
          aria-label={host.t('loyalty.map.on')}
          aria-disabled={shown === levels.length - 1}
          onClick={() => shown < levels.length - 1 && onChoose(shown + 1)}
        >
          <Icon name="forward" />
        </button>
      </header>
      <div className={classes.about}>
        {image && <img src={image} alt="" loading="lazy" decoding="async" />}
        <div>
          {description?.text && <p>{description.text}</p>}
          {perks.length > 0 && (
            <>
              <h3>{host.t('loyalty.map.perks')}</h3>
              <ul>
                {perks.map((perk) => (
                  <li key={perk}>
                    <Icon name="check" />
                    {perk}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </article>
  )
}

/** How it stands between the player and a level; a stranger hears what it takes. */
function standOf(host: Host, level: Level, at: number, current: number) {
  if (at === current) return host.t('loyalty.map.here')
  if (at < current) return host.t('loyalty.map.reached')
  const points = level.enter ?? level.progress.minValue
  if (current < 0)
    return points > 0 ? host.t({ key: 'loyalty.map.from', args: { points } }) : host.t('loyalty.map.start')
  return host.t({ key: 'loyalty.map.missing', args: { name: level.name, points: missingOf(level) } })
}
