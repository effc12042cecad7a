/** Moves the focus to the first heading of the page, or to its `<main>`, without scrolling there. */
export function focusContent(): void {
  const main = document.querySelector<HTMLElement>('main')
  const target = main?.querySelector<HTMLElement>('h1') ?? main
  if (!target || main?.closest('[inert]')) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.style.outline = 'none'
  target.focus({ preventScroll: true })
}
