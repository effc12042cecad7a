import type { ComponentProps } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { Icon } from '#renderers/pages/icons.tsx'
import { prefetchActions } from '#renderers/pages/prefetchActions.ts'
import { Link } from '#renderers/routes/Link.tsx'
import { onIntent } from '#renderers/routes/onIntent.ts'
import type { MenuItemArtefact } from '#schemas/runtime/artefacts.ts'
import { useApp } from '../AppContext.ts'
import classes from './Menu.module.css'
import { MenuGroup } from './MenuGroup.tsx'
import type { MenuLook } from './MenuLook.ts'

type MenuEntryProps = Omit<ComponentProps<'a'> & ComponentProps<'button'>, 'ref' | 'type'> & {
  item: MenuItemArtefact
  look: MenuLook
}

/** One entry: it leads somewhere, does something, or holds further entries. What else is given is for its element. */
export function MenuEntry({ item, look, ...given }: MenuEntryProps) {
  const { host } = useApp()
  const pathname = usePathname()
  if (item.items) {
    return (
      <MenuGroup
        item={item}
        look={look}
        entry={(one, more) => <MenuEntry {...more} item={one} look={look} />}
      />
    )
  }

  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span>{host.t(item.label)}</span>
    </>
  )
  const shared = { className: classes.entry, ...given, 'data-emphasis': item.emphasis || undefined }
  if (item.link) {
    const address = item.link.route === undefined ? undefined : host.href(item.link)?.split(/[?#]/)[0]
    const isHere = address === pathname
    // The address of the home page begins all others, and is above none.
    const isHome = address === pathname.slice(0, -(host.facts().route.path ?? '').length)
    const isAbove = address !== undefined && !isHome && pathname.startsWith(`${address}/`)
    return (
      <Link {...shared} host={host} link={item.link} aria-current={isHere ? 'page' : isAbove || undefined}>
        {content}
      </Link>
    )
  }
  const actions = item.actions ?? []
  return (
    <button
      {...shared}
      type="button"
      onClick={(event) => {
        given.onClick?.(event)
        void host.run(actions)
      }}
      {...onIntent(() => prefetchActions(host, actions))}
    >
      {content}
    </button>
  )
}
