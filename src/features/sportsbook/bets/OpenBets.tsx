import { useEffect, useId } from 'react'
import type { Actions, Link as LinkTarget } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '#renderers/host.ts'
import type { BlockView } from '#renderers/pages/BlockView.ts'
import buttons from '#renderers/pages/blocks/ButtonBlock.module.css'
import { LoadFailure } from '#renderers/pages/blocks/data/LoadFailure.tsx'
import { Skeleton } from '#renderers/pages/Skeleton.tsx'
import { useHostVersion } from '#renderers/useHostVersion.ts'
import { bookOf } from '../book/bookOf.ts'
import { useFollow } from '../book/useBook.ts'
import { type Bet, isOpen } from './Bet.ts'
import { BetCard } from './BetCard.tsx'
import classes from './OpenBets.module.css'
import { useOpenBets } from './useOpenBets.ts'

export type OpenBetsProps = {
  host: Host
  scope?: ActionScope | undefined
  props: {
    /** Where one bet is told in full; /item holds it. */
    one?: LinkTarget
    /** Done where nobody is signed in and wants to. */
    stranger?: Actions
  }
  /** What stands where there is no open bet, where the page says that. */
  slot?: BlockView<'sports-bets'>['slot']
}

/** The player's bets that wait for something, as they stand. */
export function OpenBets({ host, props, scope, slot }: OpenBetsProps) {
  useHostVersion(host)
  const isSignedIn = host.facts().session.authenticated === true
  return (
    <section className={classes.bets} aria-label={host.t('bets.open.title')}>
      {isSignedIn ? (
        <List host={host} props={props} scope={scope} slot={slot} />
      ) : (
        <div className={classes.empty}>
          <p>{host.t('bets.open.stranger')}</p>
          {props.stranger && (
            <button
              type="button"
              className={buttons.button}
              data-look="primary"
              data-size="small"
              onClick={() => void host.run(props.stranger ?? [], scope)}
            >
              {host.t('bets.open.signIn')}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

function List({ host, props, scope, slot }: OpenBetsProps) {
  const { bets, error, isLoading, retry, more, take, dismiss } = useOpenBets(host)
  const listId = useId()
  useFollow(bookOf(host), followed(bets), 'first')
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  if (!bets)
    return error ? (
      <LoadFailure error={error} isLoading={isLoading} retry={retry} host={host} leaves="behind" />
    ) : (
      <BetsSkeleton host={host} />
    )
  return (
    <>
      {error && (
        <p className={classes.stale} role="status">
          {host.t(error.type === 'NetworkError' ? 'bets.open.offline' : 'bets.open.stale')}
        </p>
      )}
      {bets.length === 0 &&
        (slot?.('empty') ?? <p className={classes.empty}>{host.t('bets.open.nothing')}</p>)}
      <ol id={listId} className={classes.list} aria-busy={isLoading}>
        {bets.map((bet) => (
          <li key={bet.id}>
            <BetCard
              host={host}
              scope={scope}
              bet={bet}
              one={props.one}
              onChange={(changed) => {
                take(changed)
                retry()
              }}
              onGone={retry}
              onDismiss={() => dismiss(bet.id)}
            />
          </li>
        ))}
      </ol>
      {more && (
        <button
          type="button"
          className={buttons.button}
          data-look="secondary"
          data-size="small"
          aria-controls={listId}
          onClick={more}
        >
          {host.t('bets.open.more')}
        </button>
      )}
    </>
  )
}

/** Events of legs that wait for something. */
const followed = (bets: readonly Bet[] = []): string[] =>
  bets
    .filter(isOpen)
    .flatMap(({ selections }) =>
      selections.flatMap(({ event, result }) => (result === undefined ? [event] : [])),
    )

/** Stands for cards, in the form of them. */
function BetsSkeleton({ host }: { host: Host }) {
  return (
    <Skeleton className={classes.skeleton} label={host.t('page.loading')}>
      <i />
      <i />
    </Skeleton>
  )
}
