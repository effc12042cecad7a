import type { DefinitionSummary } from '../api/createContentApi.ts'

export type TextMember = { locale: string; key: string }

/** The texts of the same name in every locale; that of the key first, then as the site lists them. */
export function textGroup(key: string, definitions: readonly Pick<DefinitionSummary, 'key'>[]): TextMember[] {
  const [kind, own = '', ...rest] = key.split('/')
  if (kind !== 'messages') return []
  const members = definitions.flatMap(({ key: other }) => {
    const [otherKind, locale = '', ...others] = other.split('/')
    return otherKind === kind && others.join('/') === rest.join('/') ? [{ locale, key: other }] : []
  })
  return [{ locale: own, key }, ...members.filter((one) => one.key !== key)]
}
