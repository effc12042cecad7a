import { expect, it } from 'vitest'
import '../../base.css'
import { openBlocks } from '../testing/openBlocks.tsx'

it('keeps a sum beside the words before it, however narrow the line is', async () => {
  const text = (key: string) => ({ type: 'text', props: { text: key } })
  const page = await openBlocks([
    {
      type: 'stack',
      props: { direction: 'across', wrap: false },
      slots: { default: [text('story.text'), text('story.label')] },
    },
  ])
  page.element.style.inlineSize = '240px'
  const [words, sum] = [...page.find('[data-wrap]').children].map((one) => one.getBoundingClientRect())
  expect(sum?.left).toBeGreaterThanOrEqual(words?.right ?? 999)
  expect(sum?.right).toBeLessThanOrEqual(page.element.getBoundingClientRect().right)
  page.close()
})
