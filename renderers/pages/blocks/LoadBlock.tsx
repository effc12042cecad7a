import { useMemo } from 'react'
import type { BlockView } from '../BlockView.ts'
import { useAnswer } from '../useAnswer.ts'
import classes from './LoadBlock.module.css'
import { LoadFailure } from './LoadFailure.tsx'
import { LoadSkeleton } from './LoadSkeleton.tsx'

/** What an operation answers, for the blocks inside. What was there stays while it is asked for again. */
export function LoadBlock({ props, slot, host, scope }: BlockView<'load'>) {
  const { operation, params, skeleton = 'text' } = props
  const { response, error, isLoading, retry } = useAnswer(host, operation, params, scope)
  const inner = useMemo(() => ({ ...scope, result: response }), [scope, response])
  const isFirst = response === undefined
  return (
    <div className={classes.load} aria-busy={isLoading}>
      {error && <LoadFailure error={error} isLoading={isLoading} retry={retry} host={host} />}
      {isFirst && !error && <LoadSkeleton look={skeleton} label={host.t('page.loading')} />}
      {!isFirst && slot('default', inner)}
    </div>
  )
}
