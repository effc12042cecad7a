import { memo } from '#schemas/runtime/memo.ts'

type Artefacts = { readonly artefacts: Readonly<Record<string, string>> }

/** What further domains may have of their own, each under the id of what search engines are told there. */
const own = ['seo', 'site'] as const

const madeOf = memo((_: Artefacts) => new Map<string, Artefacts>())

/**
 * A release as it is on a domain that says something else of itself: under seo/main and site/main stands what is meant for
 * it. Browsers and pages know the site by these names alone. Always the same object of the same release.
 * @param id of the definition, as `Hosts.idOf` tells it
 */
export function onHost<R extends Artefacts>(release: R, id: string): R {
  if (id === 'main') return release
  const made = madeOf(release)
  const known = made.get(id) as R | undefined
  if (known) return known
  const has = (key: string) => Object.hasOwn(release.artefacts, key)
  const there = own.flatMap((kind) => {
    const hash = release.artefacts[keyOnHost(`${kind}/main`, id, has)]
    return hash === undefined ? [] : [[`${kind}/main`, hash]]
  })
  const one = { ...release, artefacts: { ...release.artefacts, ...Object.fromEntries(there) } }
  made.set(id, one)
  return one
}

/** Key of what stands on a domain under the key by which all know it. */
export function keyOnHost(key: string, id: string, has: (key: string) => boolean): string {
  const kind = own.find((one) => key === `${one}/main`)
  return kind !== undefined && has(`${kind}/${id}`) ? `${kind}/${id}` : key
}
