import { createRoot } from 'react-dom/client'
import type { Block } from '#generated/grammar/types.ts'
import { createStoryHost, type StoryHostOptions } from '../../storyHost.ts'
import { settle } from '../../testing/settle.ts'
import { SiteMantine } from '../../theme/SiteTheme.tsx'
import { loadDataBlocks } from '../loadDataBlocks.ts'
import { PageRenderer } from '../PageRenderer.tsx'
import { blockWords } from './blockWords.ts'

/** Shows blocks in a real document, for tests. */
export async function openBlocks(blocks: Block[], options: StoryHostOptions = {}) {
  const host = createStoryHost({ ...options, words: { en: blockWords, ...options.words } })
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  const show = async (next: Block[]) => {
    root.render(
      <SiteMantine scheme="dark">
        <PageRenderer blocks={next} host={host} />
      </SiteMantine>,
    )
    await settle()
  }
  await show(blocks)
  return {
    host,
    element,
    show,
    find: <E extends Element = HTMLElement>(selector: string): E => {
      const found = element.querySelector<E>(selector)
      if (!found) throw new Error(`nothing matches ${selector} in ${element.innerHTML}`)
      return found
    },
    close: () => {
      root.unmount()
      element.remove()
    },
  }
}

/** The same for one block with data, whose component is there before it is shown. @param words beside those of all blocks */
export async function openDataBlock(
  block: Block,
  { words, ...options }: Omit<StoryHostOptions, 'words'> & { words?: Record<string, string> } = {},
) {
  await loadDataBlocks()
  return openBlocks([block], { ...options, words: { en: { ...blockWords, ...words } } })
}
