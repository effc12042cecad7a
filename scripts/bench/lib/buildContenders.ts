import type { Contender } from '../pages/contenders.ts'
import { buildPage } from './buildPage.ts'

const built = new Map<string, Promise<void>>()

/** Bundles the pages of the contenders, each once a run; ours as the product does it. */
export async function buildContenders(contenders: readonly Contender[]): Promise<void> {
  for (const { page } of contenders) {
    const source = `pages/contenders/${page}.tsx`
    if (!built.has(page)) built.set(page, buildPage(page, source, page === 'ours'))
    await built.get(page)
  }
}
