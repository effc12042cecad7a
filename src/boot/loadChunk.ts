/** Files on their way or here, by address; those that did not come are asked for again. */
const coming = new Map<string, Promise<void>>()

/**
 * Imports a chunk once all its files are in the browser's hands. In place of Vite's own helper (`vite.config.ts`), which imports
 * while they are on their way: a browser remembers for the life of a page that a module did not come, be it one that the chunk
 * stands on, and nothing would bring it again, whatever the connection does.
 * @param files its own, those it stands on, and its style sheets, relative to the root
 * @throws where one of them does not come, or what the chunk throws
 */
export async function loadChunk<T>(run: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(bring))
  return run()
}

/**
 * Of the browser's events the one that a file of this build is not there any more, because the server has another; cancelled by
 * whoever goes on by loading the page anew (`renewPage.ts`).
 */
const GONE = 'gone'

function bring(file: string): Promise<void> {
  let known = coming.get(file)
  if (!known) {
    known = keep(`/${file}`)
    coming.set(file, known)
    known.catch(() => coming.delete(file))
  }
  return known
}

/** Into the browser's cache, where import and link find it. Not by a link: of those a browser remembers what did not come. */
async function keep(address: string): Promise<void> {
  // The document asks for it itself.
  if (document.querySelector(`link:is([rel=modulepreload],[rel=stylesheet])[href="${address}"]`)) return
  const answer = await fetch(address)
  if (answer.status === 404) missed()
  if (!answer.ok) throw new Error(`${address} did not come`)
  await answer.blob()
  if (address.endsWith('.css')) await apply(address)
}

/** While nobody goes on in a better way, as the page has just begun, it is loaded anew: once, so never one that was. */
function missed(): void {
  if (!dispatchEvent(new Event(GONE, { cancelable: true }))) return
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (loaded?.type !== 'reload') location.reload()
}

async function apply(address: string): Promise<void> {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: address })
  await new Promise((done, failed) => {
    link.onload = done
    link.onerror = () => {
      link.remove()
      failed(new Error(`${address} did not come`))
    }
    document.head.append(link)
  })
}
