/** Fills the screen with the page, or gives it back. A browser may say no, as where nobody has pressed anything just now: then all stays. */
export async function fullscreen(): Promise<undefined> {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  await done.catch(() => undefined)
  return undefined
}
