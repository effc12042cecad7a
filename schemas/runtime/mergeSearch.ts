/**
 * The query of a target and that of the visitor: the target's stays as it is written, and the visitor's parameters come
 * behind it but for those that the target names itself.
 * @param own query of the target, with its question mark, or nothing
 * @param visitors the same of the address that was asked for
 */
export function mergeSearch(own: string, visitors: string): string {
  const given = visitors.replace(/^\?/, '')
  if (given === '') return own === '?' ? '' : own
  const names = new Set(new URLSearchParams(own).keys())
  const added = given.split('&').filter((part) => {
    const [name] = new URLSearchParams(part).keys()
    return name !== undefined && !names.has(name)
  })
  const parts = [...(own.length > 1 ? [own.slice(1)] : []), ...added]
  return parts.length ? `?${parts.join('&')}` : ''
}
