import { describe, expect, it } from 'vitest'
import { readFileKind } from '../../../server/platform/uploads/readFileKind.ts'
import { sampleJpeg, samplePdf, samplePng, sampleWebp } from '../../fixtures/players/sampleFiles.ts'

const samples = {
  'image/jpeg': sampleJpeg(),
  'image/png': samplePng(),
  'image/webp': sampleWebp(),
  'application/pdf': samplePdf(),
}

describe.each(Object.entries(samples))('%s', (mediaType, file) => {
  it('is known by its bytes and kept as it is', () => {
    const kind = readFileKind(file)
    expect(kind).toMatchObject({ mediaType })
    expect(typeof kind === 'object' && kind.content.equals(file)).toBe(true)
  })

  it('is refused wherever it is cut off', () => {
    for (let length = 1; length < file.length - 7; length += 1) {
      expect(readFileKind(file.subarray(0, length))).toMatch(/^file_(broken|type)$/)
    }
  })

  it('is never more than a refusal when any of its bytes is another', () => {
    for (let at = 0; at < file.length; at += 1) {
      const other = Buffer.from(file)
      other.writeUInt8((file.readUInt8(at) + 0x55) % 256, at)
      const kind = readFileKind(other)
      expect(typeof kind === 'string' || kind.content.length <= file.length).toBe(true)
    }
  })
})

describe.each([
  ['JPEG', sampleJpeg],
  ['PNG', samplePng],
  ['WebP', sampleWebp],
] as const)('a picture (%s)', (_name, make) => {
  it.each(['<script>alert(1)</script>', 'PK\u0003\u0004 an archive', '%PDF-1.7 another document'])(
    'loses what hides behind its end: %s',
    (tail) => {
      const file = make()
      const kind = readFileKind(Buffer.concat([file, Buffer.from(tail)]))
      expect(typeof kind === 'object' && kind.content.equals(file)).toBe(true)
    },
  )

  it('of huge dimensions is refused without being opened', () => {
    expect(readFileKind(make(16_000, 10))).toBe('file_dimensions')
    expect(readFileKind(make(11_000, 11_000))).toBe('file_dimensions')
  })
})

it.each([
  ['nothing', ''],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
  ['an archive', 'PK\u0003\u0004'],
  ['a program', 'MZ\u0090\u0000'],
  ['a script', '#!/bin/sh\n'],
  ['a document that begins later', ' %PDF-1.7\n%%EOF'],
])('%s is no file that is taken', (_what, text) => {
  expect(readFileKind(Buffer.from(text, 'latin1'))).toBe(text === '' ? 'file_empty' : 'file_type')
})

it.each([
  '2 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj',
  '2 0 obj<</S/J#61vaScript/JS(app.alert(1))>>endobj',
  '2 0 obj<</S/Launch/F(cmd.exe)>>endobj',
  '2 0 obj<</Names<</EmbeddedFiles 3 0 R>>>>endobj',
])('a document that acts is refused: %s', (object) => {
  expect(readFileKind(samplePdf(object))).toBe('file_active')
})
