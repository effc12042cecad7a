import type { SiteDefinition } from '#generated/grammar/types.ts'
import type { Finding } from '../runtime/problem.ts'

/** Icons of which a browser could not tell which is meant. */
export function checkBrand({ brand }: SiteDefinition): Finding[] {
  const sizes = (brand.favicons ?? []).map(({ size }) => size)
  return sizes.flatMap((size, at) =>
    sizes.indexOf(size) === at
      ? []
      : [
          {
            code: 'favicon_size',
            pointer: `/brand/favicons/${at}/size`,
            message: `There are two icons of ${size} px.`,
            hint: 'Give one of them another size, or remove it.',
          },
        ],
  )
}
