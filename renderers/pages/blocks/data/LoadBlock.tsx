import { useMemo } from 'react'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import type { CallFailure } from '../../../host.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'
import { useAnswer } from '../../useAnswer.ts'
import { useEvery } from '../../useEvery.ts'
import { useLoaded } from '../../useLoaded.ts'
import classes from './LoadBlock.module.css'
import { LoadFailure } from './LoadFailure.tsx'
import { LoadSkeleton } from './LoadSkeleton.tsx'

/** What an operation answers, for the blocks inside. What was there stays while it is asked for again. */
export function LoadBlock({ props, slot, host, scope }: BlockView<'load'>) {
  const { operation, params, every, loaded, follows, optional } = props
  // What may well be nothing has no place yet: its skeleton would push what is below twice.
  const skeleton = props.skeleton ?? (optional ? undefined : 'text')
  const answer = useAnswer(host, operation, params, scope, follows)
  const { response, error, isLoading, retry } = answer
  const inner = useMemo(() => ({ ...scope, result: response }), [scope, response])
  useEvery(every && conditionHolds(every.while, scopeFacts(host, inner)) ? every.seconds : undefined, answer)
  useLoaded(loaded, inner, host)
  const isFirst = response === undefined
  const missing = isFirst && error && isMissing(error) ? slot('missing') : null
  return (
    <div className={classes.load} aria-busy={isLoading}>
      {missing ??
        (error && (
          <LoadFailure
            error={error}
            isLoading={isLoading}
            retry={retry}
            host={host}
            leaves={optional ? 'always' : undefined}
          />
        ))}
      {isFirst && !error && skeleton && <LoadSkeleton look={skeleton} label={host.t('page.loading')} />}
      {!isFirst && slot('default', inner)}
    </div>
  )
}

/** The operation has looked for it, and found nothing that this player may see. */
function isMissing({ invalidParameters }: CallFailure): boolean {
  return Object.values(invalidParameters).some((errors) => errors.some(({ code }) => code === 'not_found'))
}
