import type { Browser } from 'playwright-core'
import { phoneScreen } from './visit.ts'

/** A text, or an element with its attributes and what stands in it. */
export type Markup = string | [tag: string, attributes: Record<string, string>, children: Markup[]]

/** The document of an address without its scripts, and what stands in its root, as it came from the server. */
export async function takeMarkup(
  browser: Browser,
  address: string,
): Promise<{ html: string; tree: readonly Markup[] }> {
  const page = await browser.newPage({ ...phoneScreen, javaScriptEnabled: false })
  try {
    await page.goto(address)
    return await page.evaluate(() => {
      const root = document.getElementById('root')
      if (!root) throw new Error('the document has no root')
      for (const one of document.querySelectorAll(
        'script, template, noscript, link[rel=modulepreload], meta[http-equiv]',
      ))
        one.remove()
      const remarks = document.createNodeIterator(root, NodeFilter.SHOW_COMMENT)
      for (let one = remarks.nextNode(); one; one = remarks.nextNode()) (one as Comment).remove()
      root.normalize()
      const taken = (node: Node): Markup =>
        node instanceof Element
          ? [
              node.localName,
              Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
              [...node.childNodes].map(taken),
            ]
          : (node.textContent ?? '')
      return {
        html: `<!doctype html>${document.documentElement.outerHTML}`,
        tree: [...root.childNodes].map(taken),
      }
    })
  } finally {
    await page.close()
  }
}
