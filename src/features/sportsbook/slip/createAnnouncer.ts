/** As many in so many milliseconds. */
const most = 6
const span = 60_000

/**
 * Passes texts on to a screen reader, the latest of those that wait alone, and no more than six a minute.
 * @param say puts the text where it is read
 */
export function createAnnouncer(say: (text: string) => void, now: () => number = () => performance.now()) {
  let said: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  function tell(text: string) {
    clearTimeout(timer)
    said = said.filter((at) => now() - at < span)
    const [first] = said
    if (first !== undefined && said.length >= most) {
      timer = setTimeout(tell, first + span - now(), text)
      return
    }
    said.push(now())
    say(text)
  }
  return { tell, stop: () => clearTimeout(timer) }
}
