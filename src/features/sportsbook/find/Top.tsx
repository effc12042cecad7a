import type { ReactNode } from 'react'
import type { Actions } from '#generated/grammar/types.ts'
import { linkTo } from '#generated/routes.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { useDocumentTitle } from '../../game/useDocumentTitle.ts'
import { SportMark } from '../marks/SportMark.tsx'
import { Crumbs } from './Crumbs.tsx'
import type { Look } from './Look.ts'
import { MissingPlace } from './MissingPlace.tsx'
import { Categories } from './SportsTree.tsx'
import { Star } from './Star.tsx'
import classes from './Top.module.css'
import { useLeague, useSport } from './usePlace.ts'
import type { Tree } from './useTree.ts'

type TopProps = {
  host: Host
  tree: Tree | undefined
  look: Look
  /** What there is of it; nothing where there is no such thing. */
  children: ReactNode
}

/** A sport with its leagues, which stand beside the list where there is room for the tree. */
export function SportView({ host, tree, look, children }: TopProps) {
  const { place: sport, isMissing } = useSport(host, tree, look.sport)
  const listed = tree?.sports.find(({ id }) => id === look.sport)
  useDocumentTitle(host, sport && host.t({ key: 'sportsbook.sport.head', args: { name: sport.name } }))
  if (isMissing) return <MissingPlace host={host} />
  return (
    <>
      <div className={classes.top}>
        <Crumbs host={host} crumbs={[]} />
        <h1>
          {look.sport !== undefined && <SportMark sport={look.sport} size="28px" />}
          {sport?.name ?? host.t('sportsbook.sport')}
        </h1>
        {listed && (
          <details className={classes.leagues}>
            <summary>
              {host.t('sportsbook.leagues')}
              <Icon name="down" size="18px" />
            </summary>
            <Categories host={host} look={look} sport={listed} />
          </details>
        )}
      </div>
      {children}
    </>
  )
}

/** A league with what it belongs to. */
export function LeagueView({
  host,
  scope,
  tree,
  look,
  stranger,
  children,
}: TopProps & { scope: ActionScope | undefined; stranger: Actions | undefined }) {
  const { place, isMissing } = useLeague(host, tree, look.tournament)
  const { sport, category, tournament } = place ?? {}
  useDocumentTitle(
    host,
    tournament &&
      host.t({ key: 'sportsbook.league.head', args: { name: tournament.name, category: category ?? '' } }),
  )
  if (isMissing) return <MissingPlace host={host} />
  const crumbs = sport ? [{ name: sport.name, link: linkTo('betting-sport', { id: String(sport.id) }) }] : []
  return (
    <>
      <div className={classes.top}>
        <Crumbs host={host} crumbs={crumbs} />
        <h1>
          {sport && <SportMark sport={sport.id} size="28px" />}
          {tournament?.name ?? host.t('sportsbook.league')}
          {category && <small>{category}</small>}
          {tournament && (
            <Star
              host={host}
              scope={scope}
              kind="tournament"
              id={tournament.id}
              name={tournament.name}
              stranger={stranger}
            />
          )}
        </h1>
      </div>
      {children}
    </>
  )
}
