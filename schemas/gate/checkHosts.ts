import type { SeoDefinition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import type { SiteIndex } from './siteIndex.ts'

/** On which domains a definition says what search engines are told: on some, and on none of which another speaks. */
export function checkHosts({ id, hosts, brand }: SeoDefinition, { definitions }: SiteIndex): Finding[] {
  const found: Finding[] = []
  if (id !== 'main' && hosts === undefined)
    found.push({
      code: 'seo_hosts',
      pointer: '/hosts',
      message: 'Nobody is told of this: it names no domain, and only main speaks of the site’s own.',
      hint: 'Name its domains in hosts, or move its content into seo/main and delete it.',
    })
  if (id === 'main' && brand !== undefined)
    found.push({
      code: 'seo_brand',
      pointer: '/brand',
      message: 'The brand of the site itself stands in site/main.',
      hint: 'Move it there.',
    })
  const others = definitions.filter((one): one is SeoDefinition => one.kind === 'seo' && one.id < id)
  for (const [at, host] of (hosts ?? []).entries()) {
    const other = others.find((one) => one.hosts?.includes(host))
    if (other)
      found.push({
        code: 'seo_hosts',
        pointer: joinPointer('/hosts', at),
        message: `seo/${other.id} speaks of ${host} already.`,
        hint: 'Name it in one of them.',
      })
  }
  return found
}
