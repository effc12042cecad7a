import '../../../../theme/mantine.css'
import '@mantine/core/styles/Timeline.layer.css'
import { Timeline } from '@mantine/core'
import { Icon } from '../../../icons.tsx'
import classes from './TimelineList.module.css'

export type ShownStep = { title: string; text?: string; isReached: boolean; tone?: 'success' | 'error' }

/** Steps as a list for screen readers; the last that was reached is the current one. */
export function TimelineList({ label, steps }: { label: string; steps: readonly ShownStep[] }) {
  const reached = steps.findLastIndex(({ isReached }) => isReached)
  return (
    <Timeline
      active={reached}
      bulletSize={24}
      lineWidth={2}
      role="list"
      aria-label={label}
      classNames={{ root: classes.timeline, itemTitle: classes.title, itemBullet: classes.bullet }}
    >
      {steps.map(({ title, text, isReached, tone }, index) => (
        <Timeline.Item
          key={title}
          role="listitem"
          title={title}
          data-tone={tone}
          aria-current={index === reached ? 'step' : undefined}
          bullet={isReached ? <Icon name={tone === 'error' ? 'close' : 'check'} /> : undefined}
        >
          {text !== undefined && <p className={classes.text}>{text}</p>}
        </Timeline.Item>
      ))}
    </Timeline>
  )
}
