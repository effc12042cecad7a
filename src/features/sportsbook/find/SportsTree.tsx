import { type KeyboardEvent, useState } from 'react'
import { addressId } from '#betting/feedId.ts'
import { linkTo } from '#generated/routes.ts'
import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { Link } from '#renderers/routes/Link.tsx'
import { SportMark } from '../marks/SportMark.tsx'
import { Counts } from './Counts.tsx'
import type { Look } from './Look.ts'
import classes from './SportsTree.module.css'
import { findTournament, type Sport, type Tournament, type Tree } from './useTree.ts'

type SportsTreeProps = { host: Host; tree: Tree | undefined; look: Look }

/**
 * All there is to bet on: leagues that the operator shows first, then each sport with its own. The arrow keys walk through it, those
 * along the line open and close a sport.
 */
export function SportsTree({ host, tree, look }: SportsTreeProps) {
  const current = look.sport ?? findTournament(tree, look.tournament)?.sport.id
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map())
  const isOpen = (id: number) => turned.get(id) ?? id === current
  const turn = (id: number, to: boolean) => setTurned(new Map(turned).set(id, to))

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
    const at = all.indexOf(document.activeElement as HTMLElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const id = Number(all[at]?.closest<HTMLElement>('[data-sport]')?.dataset.sport)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    if (step !== undefined) all[at + step]?.focus()
    else if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight') && id > 0) turn(id, true)
    else if (event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft') && id > 0) turn(id, false)
    else return
    event.preventDefault()
  }
  return (
    <nav
      className={classes.tree}
      aria-label={host.t('sportsbook.sports')}
      aria-busy={!tree}
      onKeyDown={onKeyDown}
    >
      {!tree && <TreeSkeleton />}
      {tree && tree.promoted.length > 0 && (
        <section>
          <h2>{host.t('sportsbook.promoted')}</h2>
          <Leagues host={host} look={look} leagues={tree.promoted} hasMarks />
        </section>
      )}
      {tree && (
        <section>
          <h2>{host.t('sportsbook.sports')}</h2>
          <ul>
            {tree.sports.map((sport) => (
              <li key={sport.id} data-sport={sport.id}>
                <div className={classes.sport} data-current={sport.id === current || undefined}>
                  <Link
                    host={host}
                    link={linkTo('betting-sport', { id: String(sport.id) })}
                    aria-current={look.sport === sport.id ? 'page' : undefined}
                  >
                    <SportMark sport={sport.id} />
                    <span>{sport.name}</span>
                    <Counts host={host} live={sport.live} coming={sport.coming} />
                  </Link>
                  <button
                    type="button"
                    aria-expanded={isOpen(sport.id)}
                    aria-label={`${host.t('sportsbook.leagues')}: ${sport.name}`}
                    onClick={() => turn(sport.id, !isOpen(sport.id))}
                  >
                    <Icon name="down" size="18px" />
                  </button>
                </div>
                {isOpen(sport.id) && <Categories host={host} look={look} sport={sport} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </nav>
  )
}

/** Leagues of a sport, by country or tour. */
export function Categories({ host, look, sport }: { host: Host; look: Look; sport: Sport }) {
  return sport.categories.map(({ id, name, tournaments }) => (
    <div key={id} className={classes.category}>
      <h3>{name}</h3>
      <Leagues host={host} look={look} leagues={tournaments} />
    </div>
  ))
}

type LeaguesProps = { host: Host; look: Look; leagues: readonly Tournament[]; hasMarks?: boolean }

function Leagues({ host, look, leagues, hasMarks }: LeaguesProps) {
  return (
    <ul className={classes.leagues}>
      {leagues.map(({ id, name, sport, live, coming }) => (
        <li key={id}>
          <Link
            host={host}
            link={linkTo('betting-league', { id: addressId(id) })}
            aria-current={look.tournament === id ? 'page' : undefined}
          >
            {hasMarks && <SportMark sport={sport} />}
            <span>{name}</span>
            <Counts host={host} live={live} coming={coming} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Places that are kept while nobody knows the sports. */
const unknown = 12

function TreeSkeleton() {
  return (
    <ul className={classes.skeleton} aria-hidden="true">
      {Array.from({ length: unknown }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, of which one is as the other
        <li key={at} />
      ))}
    </ul>
  )
}
