/** The picture that other sites show beside a link: of the size they ask for, and no SVG, which hardly any of them draws. */
export const sharePicture = { width: 1200, height: 630, type: 'image/png' } as const

/** Where the image proxy makes one of a picture of ours, and what the address of such a picture is written in. */
export const shareVariant = `f_png,fit_cover,q_95,s_${sharePicture.width}x${sharePicture.height}`

/** The address of that picture for a drawing of the site or a picture of its library; nothing for others, which are what they are. */
export function sharePictureOf(image: string): string | undefined {
  const [, media] = /^\/_ipx\/[^/]+(\/media\/[^?#]+)$/.exec(image) ?? []
  if (media !== undefined) return `/_ipx/${shareVariant}${media}`
  return /^\/assets\/site\/[^?#]+\.svg$/i.test(image) ? `/_ipx/${shareVariant}${image}` : undefined
}
