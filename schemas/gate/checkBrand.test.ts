import { expect, it } from 'vitest'
import type { SiteDefinition } from '#generated/grammar/types.ts'
import { checkBrand } from './checkBrand.ts'

it('refuses two icons of one size, with the place of the second', () => {
  const icon = (size: number, name = size) => ({ size, src: `/assets/site/icons/icon-${name}.png` })
  const site = (favicons: object[]) => ({ brand: { favicons } }) as unknown as SiteDefinition
  expect(checkBrand(site([icon(16), icon(32)]))).toEqual([])
  expect(checkBrand(site([icon(16), icon(32), icon(16, 17)]))).toEqual([
    expect.objectContaining({ code: 'favicon_size', pointer: '/brand/favicons/2/size' }),
  ])
})
