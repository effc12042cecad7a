/** How loud it is, of 1 (product document, section 15). */
const volume = 0.5

/** Plays a sound once. A browser that allows none before somebody has touched the page keeps silent. */
export async function playSound(address: string): Promise<void> {
  const sound = new Audio(address)
  sound.volume = volume
  try {
    await sound.play()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'NotAllowedError')) throw error
  }
}
