import { useMemo } from 'react'
import type { BlockProps } from '#generated/grammar/types.ts'
import { linkTo } from '#generated/routes.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import { EventList } from './EventList.tsx'
import { FavouritesList } from './FavouritesList.tsx'
import classes from './Heading.module.css'
import { Heading } from './Heading.tsx'
import type { Look } from './Look.ts'
import { Notice } from './Notice.tsx'
import { liveAtHome } from './parts.ts'
import { questionsOf } from './questionsOf.ts'
import { LeagueView, SportView } from './Top.tsx'
import { useDay } from './useDay.ts'
import type { Tree } from './useTree.ts'

type LookedProps = {
  host: Host
  scope: ActionScope | undefined
  props: BlockProps['sportsbook']
  look: Look
  tree: Tree | undefined
}

/** What is looked at, but for one event alone. */
export function Looked({ host, scope, props, look, tree }: LookedProps) {
  const { stranger } = props
  const { view, sport, tournament } = look
  const today = useDay(host)
  const question = useMemo(() => questionsOf({ sport, tournament }, today), [sport, tournament, today])
  const empty = (
    <Notice host={host} icon="clock" heading="sportsbook.empty.title" text="sportsbook.empty.text" />
  )
  const noneLive = (
    <Notice host={host} icon="live" heading="sportsbook.empty.live.title" text="sportsbook.empty.live.text" />
  )
  const list = { host, scope, stranger, under: 1 } as const
  const next = (
    <>
      <Heading host={host} text="sportsbook.next" level={2} link={linkTo('betting-coming')} />
      <EventList {...list} under={2} question={question.coming} empty={empty} />
    </>
  )
  switch (view) {
    case 'home':
      return (
        <>
          <Heading host={host} text="sportsbook.title" level={1} isHidden />
          <Heading host={host} text="sportsbook.liveNow" level={2} link={linkTo('betting-live')} />
          <EventList {...list} under={2} question={question.live} size={liveAtHome} empty={noneLive} />
          {next}
        </>
      )
    case 'live':
      return (
        <>
          <Heading host={host} text="sportsbook.live" level={1} />
          {props.notice && <p className={classes.lag}>{host.t(props.notice, scope)}</p>}
          <EventList
            {...list}
            question={question.live}
            empty={
              <>
                {noneLive}
                {next}
              </>
            }
          />
        </>
      )
    case 'favourites':
      return (
        <>
          <Heading host={host} text="sportsbook.favourites" level={1} />
          <FavouritesList host={host} scope={scope} stranger={stranger} />
        </>
      )
    case 'sport':
      return (
        <SportView host={host} tree={tree} look={look}>
          <EventList {...list} question={question.all} empty={empty} />
        </SportView>
      )
    case 'tournament':
      return (
        <LeagueView host={host} scope={scope} tree={tree} look={look} stranger={stranger}>
          <EventList {...list} question={question.all} empty={empty} />
        </LeagueView>
      )
    default:
      return (
        <>
          <Heading host={host} text={`sportsbook.${view === 'today' ? 'today' : 'coming'}`} level={1} />
          <EventList {...list} question={question[view === 'today' ? 'today' : 'coming']} empty={empty} />
        </>
      )
  }
}
