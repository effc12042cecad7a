import { cdp } from 'vitest/browser'

/** Chromium's developer tools; the types of their sessions name no method. */
const browser = cdp() as { send(method: string, parameters?: object): Promise<unknown> }
const mark = 'data-forced'

/** Draws elements as if each were pointed at or had the focus, all at once, as developer tools can; until the page goes. */
export async function forceStates(elements: Iterable<Element>, states: string[]): Promise<void> {
  for (const element of elements) element.setAttribute(mark, '')
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  await browser.send('DOM.getDocument')
  const { searchId, resultCount } = (await browser.send('DOM.performSearch', { query: `[${mark}]` })) as {
    searchId: string
    resultCount: number
  }
  const found = (await browser.send('DOM.getSearchResults', {
    searchId,
    fromIndex: 0,
    toIndex: resultCount,
  })) as { nodeIds: number[] }
  for (const nodeId of found.nodeIds)
    await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states })
}
