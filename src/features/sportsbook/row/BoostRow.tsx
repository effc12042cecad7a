import { useId } from 'react'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import tileRow from '#renderers/pages/TileRow.module.css'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import { Scroller } from '../../gamehall/Scroller.tsx'
import { useBoosts } from '../boosts/useBoost.ts'
import { BoostCard } from './BoostCard.tsx'
import classes from './SportsRow.module.css'

/** Boosted prices, one beside the other; nothing where none is offered to whoever looks. */
export function BoostRow({ props, host, scope }: Pick<BlockView<'sports-row'>, 'props' | 'host' | 'scope'>) {
  useHostVersion(host)
  const titleId = useId()
  const boosts = useBoosts(host)
  const { sport } = props.sport === undefined ? {} : host.resolve({ sport: props.sport }, scope)
  const shown = (boosts ?? [])
    .filter(({ event }) => sport === undefined || event.sport === Number(sport))
    .slice(0, props.size ?? 8)
  if (shown.length === 0) return null
  return (
    <section className={tileRow.row} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{host.t(props.title, scope)}</h2>
      </header>
      <Scroller>
        <ul className={classes.cards}>
          {shown.map((boost) => (
            <BoostCard key={boost.id} host={host} boost={boost} />
          ))}
        </ul>
      </Scroller>
    </section>
  )
}
