import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Block } from '#generated/grammar/types.ts'
import type { CallResult, Host, UploadOptions } from '../../../host.ts'
import type { StoryHostOptions } from '../../../storyHost.ts'
import { openBlocks } from '../../testing/openBlocks.tsx'

let page: Awaited<ReturnType<typeof openBlocks>>
afterEach(() => page.close())

const words = {
  en: {
    'story.more': 'Read more',
    'story.text': 'Clear rules',
    'page.upload.sending': 'Sending {name}',
    'page.upload.received': '{name} was received',
    'page.upload.removed': '{name} was removed',
    'page.upload.remove': 'Remove {name}',
    'page.upload.cancel': 'Stop sending {name}',
    'page.upload.dismiss': 'Dismiss {name}',
    'page.upload.error.file_type': 'Accepted: {accept}',
    'page.upload.error.file_size': 'Larger than {size}',
    'page.upload.error.file_empty': 'The file is empty',
    'page.upload.error.file_broken': 'The file is damaged',
  },
}
const props = {
  operation: 'verification.uploadFile',
  params: { purpose: 'address' },
  label: 'story.more',
  help: 'story.text',
  accept: '.png,.pdf',
  maxBytes: 1000,
  files: '/result/files',
  remove: 'verification.removeFile',
  done: [{ do: 'refresh', what: 'session' }],
} satisfies Block['props']
const block: Block = {
  type: 'load',
  props: { operation: 'verification.getStatus' },
  slots: { default: [{ type: 'upload', props }] },
}
const old = { id: 'old', purpose: 'address', name: 'old.pdf', bytes: 900 }

type Sent = { values: Record<string, unknown>; options: UploadOptions; answer: (result: CallResult) => void }

/** The block in a page, with files that stay on their way until the test answers. */
async function open(options: StoryHostOptions = {}) {
  const sent: Sent[] = []
  const upload: Host['upload'] = (_operation, values, given = {}) =>
    new Promise((answer) => sent.push({ values, options: given, answer }))
  page = await openBlocks([block], {
    words,
    upload,
    call: async () => ({
      ok: true,
      response: { files: [old, { id: 'x', purpose: 'payment', name: 'other.pdf', bytes: 1 }] },
    }),
    ...options,
  })
  await vi.waitFor(() => page.find('input[type=file]'), 10_000)
  return sent
}
const input = () => page.find<HTMLInputElement>('input[type=file]')
const file = (name: string, size = 10, type = 'image/png') => new File(['x'.repeat(size)], name, { type })
const rows = () =>
  [...page.element.querySelectorAll('li')].map((row) => row.querySelector('bdi')?.textContent)
const button = (name: string) => page.find<HTMLButtonElement>(`button[aria-label="${name}"]`)
const said = () => page.find('[role=status]').textContent
const kept = (name: string): CallResult => ({
  ok: true,
  response: { id: name, purpose: 'address', name, bytes: 10 },
})

it('takes what is dropped on it', async () => {
  const sent = await open()
  await vi.waitFor(() => page.find('.mantine-Dropzone-root'), 10_000)
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file('dropped.png'))
  const dropped = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  page.find('.mantine-Dropzone-root label').dispatchEvent(dropped)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.values.file).toMatchObject({ name: 'dropped.png' })
  expect(page.find('.mantine-Dropzone-root input').getAttribute('aria-label')).toBeNull()
})

it('shows who uses a keyboard where they are', async () => {
  await open()
  await vi.waitFor(() => page.find('.mantine-Dropzone-root'), 10_000)
  // Its colour is the site's, which stands on no page of tests.
  const ring = () => getComputedStyle(page.find('.mantine-Dropzone-root label')).outlineOffset
  expect(ring()).toBe('0px')
  input().focus()
  expect(ring()).toBe('2px')
})

it('lists what was handed in for this purpose, and has a name and a help for screen readers', async () => {
  await open()
  expect(rows()).toEqual(['old.pdf'])
  expect(page.element.textContent).toContain('900 byte')
  expect(input().labels?.[0]?.textContent).toBe('Read more')
  const help = document.getElementById(input().getAttribute('aria-describedby') ?? '')
  expect(help?.textContent).toContain('Clear rules')
})

it('sends each file as it is chosen, one after another, with its progress', async () => {
  const sent = await open()
  await userEvent.upload(input(), [file('a.png'), file('b.png')])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.values).toEqual({ purpose: 'address', file: expect.any(File) })
  expect(rows()).toEqual(['old.pdf', 'a.png', 'b.png'])
  sent[0]?.options.onProgress?.(0.4)
  await vi.waitFor(() => expect(page.find('[role=progressbar]').ariaValueNow).toBe('40'))
  expect(page.find('[role=progressbar]').ariaLabel).toBe('Sending a.png')
  expect(said()).toBe('Sending a.png')

  sent[0]?.answer(kept('a.png'))
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  sent[1]?.answer(kept('b.png'))
  await vi.waitFor(() => expect(said()).toBe('b.png was received'))
  expect(rows()).toEqual(['old.pdf', 'a.png', 'b.png'])
  expect(page.element.querySelector('[role=progressbar]')).toBeNull()
  expect(page.host.runs).toHaveLength(2)
})

it.each([
  ['of another kind', file('a.exe', 5, 'application/octet-stream'), 'Accepted: .png, .pdf'],
  ['that is too large', file('a.png', 1001), 'Larger than 1 kB'],
  ['that is empty', file('a.png', 0), 'The file is empty'],
])('refuses a file %s before it is sent, and goes on with the others', async (_what, bad, words_) => {
  const sent = await open()
  await userEvent.upload(input(), [bad, file('good.png')])
  await vi.waitFor(() => expect(page.find('[role=alert]').textContent).toBe(words_))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.values.file).toMatchObject({ name: 'good.png' })
  button(`Dismiss ${bad.name}`).click()
  await vi.waitFor(() => expect(page.element.querySelector('[role=alert]')).toBeNull())
  expect(document.activeElement).toBe(input())
})

it('says why the platform did not take a file', async () => {
  const sent = await open()
  await userEvent.upload(input(), file('a.png'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const error = {
    type: 'InvalidParameterException',
    message: '',
    invalidParameters: { file: [{ code: 'file_broken' }] },
  }
  sent[0]?.answer({ ok: false, error })
  await vi.waitFor(() => expect(page.find('[role=alert]').textContent).toBe('The file is damaged'))
  expect(page.host.runs).toEqual([])
})

it('gives a file up on its way', async () => {
  const sent = await open()
  await userEvent.upload(input(), [file('a.png'), file('b.png')])
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  button('Stop sending b.png').click()
  button('Stop sending a.png').click()
  expect(sent[0]?.options.signal?.aborted).toBe(true)
  sent[0]?.answer(kept('a.png'))
  await vi.waitFor(() => expect(rows()).toEqual(['old.pdf']))
  expect(sent).toHaveLength(1)
})

it('takes a file back by key, and leaves the focus where more can be chosen', async () => {
  await open()
  button('Remove old.pdf').focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(page.element.querySelector('li')).toBeNull())
  expect(page.host.calls.at(-1)).toEqual({ operation: 'verification.removeFile', values: { id: 'old' } })
  expect(said()).toBe('old.pdf was removed')
  expect(document.activeElement).toBe(input())
})
