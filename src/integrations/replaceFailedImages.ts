import type { App } from '../boot/App.ts'

/**
 * Puts the site's fallback in the place of every picture that fails to load, whoever drew it: blocks, logo, flags,
 * banners. Place and words of the picture stay. One listener for the whole document, because the error of a picture
 * does not bubble and the policy allows no handlers in markup.
 * @returns takes the listener away
 */
export function replaceFailedImages(app: App): () => void {
  const heed = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replace(target, app.site().images?.fallback)
  }
  addEventListener('error', heed, true)
  // What failed before anybody listened.
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0) replace(image, app.site().images?.fallback)
  return () => removeEventListener('error', heed, true)
}

function replace(image: HTMLImageElement, fallback: string | undefined) {
  if (fallback === undefined || !image.getAttribute('src')) return
  const address = new URL(fallback, location.origin).href
  // The fallback has failed too: the words for the picture stand there then.
  if (image.src === address) return
  const sources = image.parentElement instanceof HTMLPictureElement ? image.parentElement.children : [image]
  for (const source of sources) source.removeAttribute('srcset')
  image.src = address
}
