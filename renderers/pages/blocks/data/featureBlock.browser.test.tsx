import { expect, it, vi } from 'vitest'
import type { BlockView } from '../../BlockView.ts'
import { openDataBlock } from '../../testing/openBlocks.tsx'

const block = { type: 'game-row', props: { title: 'story.title', own: 'recent' } } as const

/** Stands for what the app draws. */
function Drawn({ props, host }: BlockView<'game-row'>) {
  return <h2>{host.t(props.title)}</h2>
}

it('stands as a skeleton, says where its chunk does not come, tries again, and is at hand from then on', async () => {
  let isUp = false
  let wait: Promise<unknown> = Promise.resolve()
  const feature = async () => {
    await wait
    if (!isUp) throw new Error('no chunk')
    return Drawn as never
  }
  let come = () => {}
  wait = new Promise<void>((done) => {
    come = done
  })
  const first = await openDataBlock(block, { feature })
  expect(first.find('[role=status]').dataset.waiting).toBe('')
  come()
  await vi.waitFor(() =>
    expect(first.find('[role=alert]').textContent).toContain('No answer from the server.'),
  )
  expect(first.host.reports.map(({ where }) => where)).toEqual(['game-row'])
  isUp = true
  first.find('[role=alert] button').click()
  await vi.waitFor(() => expect(first.find('h2').textContent).toBe('Play under the northern lights'))
  first.close()

  const second = await openDataBlock(block, { feature: () => new Promise(() => {}) })
  expect(second.find('h2')).toBeTruthy()
  second.close()
})
