import { lazy, Suspense } from 'react'
import { conditionHolds } from '#schemas/runtime/evaluateCondition.ts'
import { scopeFacts } from '../../../scopeFacts.ts'
import type { BlockView } from '../../BlockView.ts'

/** Few pages have one: what draws it is a chunk of its own. */
const TimelineList = lazy(async () => ({
  default: (await import('./timeline/TimelineList.tsx')).TimelineList,
}))

/** Steps of something that takes its time, with how far it has come. */
export function TimelineBlock({ props, host, scope }: BlockView<'timeline'>) {
  const facts = scopeFacts(host, scope)
  const steps = props.steps
    .filter(({ visibleWhen }) => conditionHolds(visibleWhen, facts))
    .map(({ title, text, reachedWhen, tone }) => {
      const isReached = conditionHolds(reachedWhen, facts)
      return {
        title: host.t(title, scope),
        isReached,
        ...(text !== undefined && isReached && { text: host.t(text, scope) }),
        ...(tone && { tone }),
      }
    })
  return (
    <Suspense fallback={null}>
      <TimelineList label={host.t(props.label, scope)} steps={steps} />
    </Suspense>
  )
}
