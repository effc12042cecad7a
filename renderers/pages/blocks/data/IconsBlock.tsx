import type { BlockView } from '../../BlockView.ts'
import { Icon, iconNames } from '../../icons.tsx'
import classes from './IconsBlock.module.css'

/** The whole icon set. The names are what definitions say, so they are not translated. */
export function IconsBlock({ props }: BlockView<'icons'>) {
  return (
    <ul className={classes.icons} translate="no">
      {iconNames.map((name) => (
        <li key={name} className={classes.icon}>
          <Icon name={name} size={`${props.size ?? 32}px`} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  )
}
