import { useMemo } from 'react'
import type { BlockView } from '../BlockView.ts'
import { Icon } from '../icons.tsx'
import { useAnswer } from '../useAnswer.ts'
import { useDelayed } from '../useDelayed.ts'
import classes from './LoadBlock.module.css'

/** What an operation answers, for the blocks inside. What was there stays while it is asked for again. */
export function LoadBlock({ props, slot, host, scope }: BlockView<'load'>) {
  const { operation, params, skeleton = 'text' } = props
  const { response, error, isLoading, retry } = useAnswer(host, operation, params, scope)
  const inner = useMemo(() => ({ ...scope, result: response }), [scope, response])
  const isFirst = response === undefined
  return (
    <div className={classes.load} aria-busy={isLoading}>
      {error && (
        <div className={classes.failure} role="alert">
          <Icon name="alert" size="24px" />
          <p>
            <strong>{host.t('page.load.failed')}</strong> <span>{host.failureText(error)}</span>
          </p>
          <button type="button" onClick={retry} aria-disabled={isLoading}>
            {host.t('page.load.retry')}
          </button>
        </div>
      )}
      {isFirst && !error && <Skeleton look={skeleton} label={host.t('page.loading')} />}
      {!isFirst && slot('default', inner)}
    </div>
  )
}

function Skeleton({ look, label }: { look: 'text' | 'list' | 'card'; label: string }) {
  const isShown = useDelayed(true)
  return (
    <div className={classes.skeleton} role="status" data-look={look} data-shown={isShown || undefined}>
      {isShown && <span className="visually-hidden">{label}</span>}
      <i />
      <i />
      <i />
    </div>
  )
}
