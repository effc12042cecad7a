import { expect, test } from 'vitest'
import { checkFile } from './checkFile.ts'
import { formatBytes } from './formatBytes.ts'

const size = (bytes: number) => formatBytes(bytes, 'en')

test.each([
  ['photo.png', 'image/png', undefined],
  ['paper.PDF', 'application/pdf', undefined],
  ['tool.exe', 'application/octet-stream', 'file_type'],
])('%s of type %s', (name, type, code) => {
  expect(checkFile({ name, type, size: 10 }, { accept: 'image/*, .pdf' }, size)?.code).toBe(code)
})

test('a file that is too large is refused with the limit in words', () => {
  const error = checkFile({ name: 'a.png', type: 'image/png', size: 6e6 }, { maxBytes: 5e6 }, size)
  expect(error).toEqual({ code: 'file_size', params: { size: '5 MB' } })
})
