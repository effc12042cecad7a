import type { Actions } from '#generated/grammar/types.ts'
import { linkTo } from '#generated/routes.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { useDocumentTitle } from '../../game/useDocumentTitle.ts'
import { SportMark } from '../marks/SportMark.tsx'
import { Crumbs } from './Crumbs.tsx'
import type { Look } from './Look.ts'
import { Categories } from './SportsTree.tsx'
import { Star } from './Star.tsx'
import classes from './Top.module.css'
import { findTournament, type Tree } from './useTree.ts'

type TopProps = { host: Host; tree: Tree | undefined; look: Look }

/** A sport with its leagues, which stand beside the list where there is room for the tree. */
export function TopOfSport({ host, tree, look }: TopProps) {
  const sport = tree?.sports.find(({ id }) => id === look.sport)
  useDocumentTitle(host, sport?.name)
  return (
    <div className={classes.top}>
      <Crumbs host={host} crumbs={[]} />
      <h1>
        {look.sport !== undefined && <SportMark sport={look.sport} size="28px" />}
        {sport?.name ?? host.t('sportsbook.sport')}
      </h1>
      {sport && (
        <details className={classes.leagues}>
          <summary>
            {host.t('sportsbook.leagues')}
            <Icon name="down" size="18px" />
          </summary>
          <Categories host={host} look={look} sport={sport} />
        </details>
      )}
    </div>
  )
}

/** A league with what it belongs to. */
export function TopOfLeague({
  host,
  scope,
  tree,
  look,
  stranger,
}: TopProps & { scope: ActionScope | undefined; stranger: Actions | undefined }) {
  const { sport, category, tournament } = findTournament(tree, look.tournament) ?? {}
  useDocumentTitle(host, tournament && `${tournament.name}, ${category?.name}`)
  const crumbs = sport ? [{ name: sport.name, link: linkTo('betting-sport', { id: String(sport.id) }) }] : []
  return (
    <div className={classes.top}>
      <Crumbs host={host} crumbs={crumbs} />
      <h1>
        {sport && <SportMark sport={sport.id} size="28px" />}
        {tournament?.name ?? host.t('sportsbook.league')}
        {category && <small>{category.name}</small>}
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
  )
}
