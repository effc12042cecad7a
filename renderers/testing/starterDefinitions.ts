import type { Definition } from '#generated/grammar/types.ts'
import { plainSite } from '#schemas/compiler/plainSite.ts'

/** The plain definitions of the starter site, without its texts. */
const definitions = plainSite(
  Object.values(
    import.meta.glob(['../../schemas/site/**/*.json', '!../../schemas/site/{messages,assets}/**'], {
      eager: true,
      import: 'default',
    }),
  ),
)

/** Those of one kind. */
export function starterDefinitions<K extends Definition['kind']>(
  kind: K,
): Extract<Definition, { kind: K }>[] {
  return definitions.filter((one): one is Extract<Definition, { kind: K }> => one.kind === kind)
}
