import { useMemo, useRef, useState } from 'react'
import type { Host, KnownText } from '#renderers/host.ts'
import { Scroller } from '../../gamehall/Scroller.tsx'
import { bookOf } from '../book/bookOf.ts'
import type { EventView } from '../book/SportsBook.ts'
import { useLines } from '../book/useBook.ts'
import { Notice } from '../find/Notice.tsx'
import { familiesOf } from './families.ts'
import { groupsIn, groupsOf } from './groups.ts'
import { Market } from './Market.tsx'
import classes from './Markets.module.css'
import { useCalm } from './useCalm.ts'
import { useMore } from './useMore.ts'

type MarketsProps = {
  host: Host
  event: EventView
  /** Numbers of the markets that most bet on. */
  popular?: readonly number[]
}

const all: KnownText = 'sportsbook.event.all'
const most: KnownText = 'sportsbook.event.popular'

/** What can be bet on in an event: all, what most bet on, or one of its groups. */
export function Markets({ host, event, popular = [] }: MarketsProps) {
  const list = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<KnownText>()
  const known = useLines(bookOf(host), event.id)
  const lines = useCalm(known, `${event.id} ${wanted} ${host.locale()}`, list)
  const families = useMemo(() => familiesOf(lines), [lines])
  const { id, name, sport } = event
  const tournament = event.tournament.name
  const of = useMemo(() => ({ id, name, sport, tournament }), [id, name, sport, tournament])

  const favoured = families.filter(({ market }) => popular.includes(market))
  const hasPopular = favoured.length > 0 && favoured.length < families.length
  const groups: KnownText[] = [all, ...(hasPopular ? [most] : []), ...groupsIn(families)]
  // What is gone has no chip any more.
  const chosen = groups.find((group) => group === wanted) ?? (hasPopular ? most : all)
  const shown =
    chosen === all
      ? families
      : chosen === most
        ? favoured
        : families.filter((family) => groupsOf(family).includes(chosen))
  const { count, end } = useMore(shown.length, `${id} ${chosen}`)

  if (families.length === 0)
    return (
      <Notice
        host={host}
        icon="clock"
        heading="sportsbook.event.none.title"
        text="sportsbook.event.none.text"
      />
    )
  return (
    <>
      {groups.length > 1 && (
        <fieldset className={classes.groups} aria-label={host.t('sportsbook.event.groups')}>
          <Scroller current={chosen}>
            <ul>
              {groups.map((group) => (
                <li key={group}>
                  <button type="button" aria-pressed={group === chosen} onClick={() => setWanted(group)}>
                    {host.t(group)}
                  </button>
                </li>
              ))}
            </ul>
          </Scroller>
        </fieldset>
      )}
      <div ref={list} className={classes.list} tabIndex={-1}>
        {shown.slice(0, count).map((family) => (
          <Market key={family.key} host={host} of={of} family={family} />
        ))}
        {count < shown.length && <div ref={end} className={classes.end} />}
      </div>
    </>
  )
}
