import { ref } from 'valtio/vanilla'
import { expect, it, vi } from 'vitest'
import type { Blocks } from '#generated/grammar/types.ts'
import { dataBlocksAtHand } from '#renderers/pages/loadDataBlocks.ts'
import type { Artefact, PopupArtefact } from '#schemas/runtime/artefacts.ts'
import { openApp } from '../../testing/openApp.tsx'

const blocks: Blocks = [
  { type: 'heading', props: { text: 'test.signIn', level: 3 } },
  { type: 'details', props: { rows: [{ label: 'test.signIn', value: 'test.register' }] } },
]

it('shows what a dialog holds at once: what came later would move a button that is being pressed', async () => {
  const opened = await openApp('/')
  expect(dataBlocksAtHand()).toBeUndefined()
  const { content, dialogs } = opened.app.stores
  const popup = content.state.artefacts['popup/second'] as PopupArtefact
  const views = { [popup.initialView]: { title: 'test.openSecond', blocks } }
  const artefacts: Record<string, Artefact> = {
    ...content.state.artefacts,
    'popup/second': { ...popup, dialog: 'popup', views },
  }
  content.state.artefacts = ref(artefacts)
  content.seen.changes += 1
  const seen: boolean[] = []
  const watch = new MutationObserver(() => {
    const dialog = document.querySelector('[role=dialog]')
    if (dialog?.querySelector('h3')) seen.push(dialog.querySelector('dl') !== null)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  dialogs.open('second')
  await vi.waitFor(() => expect(document.querySelector('[role=dialog] dl')).not.toBeNull(), 5000)
  expect(seen[0]).toBe(true)
  watch.disconnect()
  opened.close()
})
