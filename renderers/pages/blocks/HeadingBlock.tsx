import type { BlockView } from '../BlockView.ts'
import { TitleLink } from '../TitleLink.tsx'
import classes from './HeadingBlock.module.css'

/** A heading of rank 1 to 4. */
export function HeadingBlock({ props, host, scope }: BlockView<'heading'>) {
  const level = Math.min(4, Math.max(1, Math.trunc(props.level) || 1)) as 1 | 2 | 3 | 4
  const Tag = `h${level}` as const
  return (
    <Tag className={classes.heading} data-level={level} data-align={props.align ?? 'start'}>
      <TitleLink host={host} link={props.link} scope={scope}>
        {host.t(props.text, scope)}
      </TitleLink>
    </Tag>
  )
}
