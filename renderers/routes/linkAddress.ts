import type { Link } from '#generated/grammar/types.ts'
import type { ActionScope, Host } from '../host.ts'
import { checkedOutsideUrl } from './checkedOutsideUrl.ts'

/** The `href` of a link; undefined, and reported, where it leads nowhere or somewhere forbidden. */
export function linkAddress(host: Host, link: Link, scope?: ActionScope): string | undefined {
  try {
    const address = link.url === undefined ? host.href(link, scope) : checkedOutsideUrl(link.url)
    if (address === undefined) host.report(new Error(`No address for ${JSON.stringify(link)}`), 'link')
    return address
  } catch (error) {
    host.report(error, 'link')
    return undefined
  }
}
