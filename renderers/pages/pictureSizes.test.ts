import { expect, it } from 'vitest'
import { pictureSizes } from './pictureSizes.ts'

const hash = 'a'.repeat(43)
const lazy = { decoding: 'async', loading: 'lazy' }
const widths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]

it('names a picture of the library in the widths of all screens, at densities 1 and 2, whenever its page was published', () => {
  for (const made of ['f_webp,q_95,w_1536', 'f_webp,q_82,w_1920']) {
    const src = `/_ipx/${made}/media/summer/${hash}.f10-20`
    const { srcSet, style, ...rest } = pictureSizes(src, false)
    expect(srcSet?.split(/,(?=\/)/)).toEqual(
      widths.map((width) => `/_ipx/f_webp,q_95,w_${width}/media/summer/${hash}.f10-20 ${width}w`),
    )
    expect(style).toEqual({ objectPosition: '10% 20%' })
    expect(rest).toEqual({ src, sizes: 'auto,100vw', ...lazy })
  }
  const site = pictureSizes('/_ipx/f_webp,q_95,w_1536/assets/site/winter.png', true, 'min(100vw, 400px)')
  expect(site.srcSet).toContain('/_ipx/f_webp,q_95,w_640/assets/site/winter.png 640w,')
  expect(site).toMatchObject({ fetchPriority: 'high' })
  expect(site).not.toHaveProperty('loading')
  expect(site.sizes).toBe('auto,min(100vw, 400px)')
})

it('leaves drawings, covers, and pictures of others as they are', () => {
  for (const src of [
    '/assets/site/hero.svg',
    `/_ipx/_/media/summer/${hash}`,
    '/_ipx/f_webp,fit_cover,q_95,s_288x192/covers/falls/1',
    'https://images.example/_ipx/f_webp,q_95,w_640/winter.png',
  ])
    expect(pictureSizes(src, false)).toEqual({ src, ...lazy })
})
