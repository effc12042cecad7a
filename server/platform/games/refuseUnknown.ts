import { type FieldErrors, invalidParameters } from '../shared/errors.ts'
import type { LiveSite } from '../shared/siteSource.ts'
import type { Catalogue } from './catalogue/createCatalogue.ts'

type Asked = { tags?: readonly string[] | undefined; providers?: readonly string[] | undefined }

/**
 * Words that neither editors nor providers know: who mistyped one is told, instead of that nothing was found.
 * @throws PlatformError by field
 */
export function refuseUnknown(
  catalogue: Pick<Catalogue, 'isMaker'>,
  { words, categories }: ReturnType<LiveSite['games']>,
  { tags = [], providers = [] }: Asked,
): void {
  const isTag = (tag: string) =>
    categories.some(({ id }) => id === tag) ||
    Object.hasOwn(words?.tags ?? {}, tag) ||
    Object.hasOwn(words?.features ?? {}, tag)
  const unknown: FieldErrors = {
    ...errorsOf(
      'tags',
      tags.filter((tag) => !isTag(tag)),
    ),
    ...errorsOf(
      'providers',
      providers.filter((one) => !catalogue.isMaker(one)),
    ),
  }
  if (Object.keys(unknown).length > 0) throw invalidParameters(unknown)
}

const errorsOf = (field: string, values: readonly string[]): FieldErrors =>
  values.length > 0 ? { [field]: values.map((value) => ({ code: 'not_found', params: { value } })) } : {}
