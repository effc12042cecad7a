import { expect, it } from 'vitest'
import { openBlocks } from '../testing/openBlocks.tsx'

const src = `/_ipx/f_webp,q_95,w_1536/media/summer/${'a'.repeat(43)}`

it('a picture in several widths takes the room that it would take in one, and asks for that which fits', async () => {
  const page = await openBlocks([
    { type: 'image', props: { src, width: 300, height: 200 } },
    { type: 'image', props: { src: '/nothing.svg', width: 300, height: 200 } },
  ])
  const [several, one] = page.element.querySelectorAll('img')
  expect(several?.srcset).toContain('w_640/media/')
  const room = (image: Element | undefined) => {
    const { width, height } = image?.getBoundingClientRect() ?? {}
    return [width, height]
  }
  expect(room(several)).toEqual([300, 200])
  expect(room(one)).toEqual([300, 200])
  page.close()
})
