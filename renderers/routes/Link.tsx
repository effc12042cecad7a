import type { ComponentProps, MouseEvent } from 'react'
import type { Link as LinkTarget } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '../host.ts'
import { useHostVersion } from '../useHostVersion.ts'
import { isPlainClick } from './isPlainClick.ts'
import { linkAddress } from './linkAddress.ts'
import { navigate } from './navigate.ts'
import { onIntent } from './onIntent.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { host: Host; link: LinkTarget; scope?: ActionScope }

/**
 * A real `<a href>` that changes the page without loading a document, unless the reader asks for a new tab, and begins
 * to load its target when the reader seems to want it. A link to nowhere is shown as text and reported.
 */
export function Link({ host, link, scope, children, onClick, ...rest }: LinkProps) {
  useHostVersion(host)
  const address = linkAddress(host, link, scope)
  if (address === undefined) return <span {...rest}>{children}</span>

  const outside = link.url !== undefined
  const ownWindow = link.newWindow === true
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || outside || ownWindow || !isPlainClick(event)) return
    event.preventDefault()
    navigate(address, link.stay ? { stay: true } : {})
  }
  return (
    <a
      {...rest}
      href={address}
      {...(ownWindow && { target: '_blank' })}
      {...((outside || ownWindow) && { rel: 'noopener noreferrer' })}
      {...(!outside && onIntent(() => void host.prefetch(link)))}
      onClick={follow}
    >
      {children}
      {ownWindow && <span className="visually-hidden">{host.t('page.link.newWindow')}</span>}
    </a>
  )
}
