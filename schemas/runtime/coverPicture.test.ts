import { expect, it } from 'vitest'
import { coverPath, inCoverSize } from './coverPicture.ts'

it('a cover has an address in each size', () => {
  const small = coverPath('book-of-amber', '1f')
  expect(small).toBe('/_ipx/f_webp,fit_cover,q_95,s_288x192/covers/book-of-amber/1f')
  expect(inCoverSize(small, '576x384')).toBe(coverPath('book-of-amber', '1f', '576x384'))
})

it('pictures of other places stay as they are', () => {
  for (const url of ['/assets/site/nova.svg', 'https://covers.example/_ipx/288x192/covers/a/b.webp'])
    expect(inCoverSize(url, '576x384')).toBe(url)
})
