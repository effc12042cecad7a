import type { SiteArtefact } from '#schemas/runtime/artefacts.ts'

export const manifestPath = '/manifest.webmanifest'

/** What browsers need to install the site as an app (W3C Web Application Manifest), from the brand and its theme. */
export function webManifest({ brand, theme }: SiteArtefact): object {
  const background = theme.themes[theme.default]?.background
  return {
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'standalone',
    ...(background && { background_color: background, theme_color: background }),
    icons: [
      ...(brand.favicons ?? []).map(({ size, src }) => ({
        src,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
      { src: brand.favicon, sizes: 'any', type: 'image/svg+xml' },
    ],
  }
}
