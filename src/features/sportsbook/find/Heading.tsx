import type { Link as LinkTarget } from '#generated/grammar/types.ts'
import type { Host, KnownText } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { Link } from '#renderers/routes/Link.tsx'
import classes from './Heading.module.css'

type HeadingProps = {
  host: Host
  text: KnownText
  level: 1 | 2
  /** To all of what stands below. */
  link?: LinkTarget
  isHidden?: boolean
}

/** What stands below, and the way to all of it. */
export function Heading({ host, text, level, link, isHidden }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag className={isHidden ? 'visually-hidden' : classes.heading}>
      {link ? (
        <Link host={host} link={link}>
          {host.t(text)}
          <Icon name="forward" size="18px" />
        </Link>
      ) : (
        host.t(text)
      )}
    </Tag>
  )
}
