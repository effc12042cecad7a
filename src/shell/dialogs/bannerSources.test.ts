import { expect, it } from 'vitest'
import { bannerSources } from './bannerSources.ts'

it('names pictures of the library and of the site in both densities, and leaves others as they are', () => {
  const hash = 'a'.repeat(43)
  expect(bannerSources(`/_ipx/f_webp,q_95,w_1536/media/summer/${hash}.f10-20`, '360x520')).toBe(
    `/_ipx/f_webp,fit_cover,q_95,s_360x520/media/summer/${hash}.f10-20 1x, ` +
      `/_ipx/f_webp,fit_cover,q_95,s_720x1040/media/summer/${hash}.f10-20 2x`,
  )
  expect(bannerSources('/_ipx/f_webp,q_95,w_1536/assets/site/winter.jpg', '360x148')).toMatch(
    /s_360x148\/assets\/site\/winter\.jpg 1x/,
  )
  for (const other of [
    undefined,
    '/assets/site/banner-360x520.svg',
    `/_ipx/_/media/summer/${hash}`,
    'https://images.example/a.png',
  ])
    expect(bannerSources(other, '360x240')).toBe(other)
})
