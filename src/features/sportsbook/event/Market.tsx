import { memo, useId, useRef } from 'react'
import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { bookOf } from '../book/bookOf.ts'
import type { Family } from './families.ts'
import classes from './Market.module.css'
import { MarketLines } from './MarketLines.tsx'
import type { EventNames } from './Outcome.tsx'
import { useFocusKept } from './useFocusKept.ts'
import { useFold } from './useFold.ts'
import { useShut } from './useShut.ts'

type MarketProps = { host: Host; of: EventNames; family: Family }

/** A market with its lines, which folds; it says why where none of it can be bet on. */
export const Market = memo(function Market({ host, of, family }: MarketProps) {
  const { isFolded, toggle } = useFold(host, family.market)
  const why = useShut(bookOf(host), of.id, family.lines)
  const body = useId()
  const section = useRef<HTMLElement>(null)
  useFocusKept(section, (element) => element.parentElement)
  return (
    <section ref={section} className={classes.market} data-market={family.market}>
      <h2>
        <button type="button" aria-expanded={!isFolded} aria-controls={body} onClick={toggle}>
          <span dir="auto">{family.name}</span>
          <small title={why && host.t(why)}>{why && host.t(why)}</small>
          <Icon name="down" size="16px" />
        </button>
      </h2>
      <div id={body} hidden={isFolded}>
        {!isFolded && <MarketLines host={host} of={of} family={family} />}
      </div>
    </section>
  )
}, isSame)

/** What lines are called and which there are; their prices are heard of by each button. */
function isSame(one: MarketProps, other: MarketProps): boolean {
  const [lines, others] = [one.family.lines, other.family.lines]
  return (
    one.host === other.host &&
    one.of === other.of &&
    one.family.name === other.family.name &&
    lines.length === others.length &&
    lines.every((line, at) => line === others[at])
  )
}
