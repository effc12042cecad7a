import { crc32 } from 'node:zlib'
import type { KindReader } from '../FileKind.ts'
import { refuseSize } from '../refuseSize.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** PNG (ISO/IEC 15948): chunks with length and checksum, IHDR first and IEND last. Nothing is decompressed. */
export const png: KindReader = {
  begins: (file) => file.subarray(0, 8).equals(signature),
  read(file) {
    let at = 8
    let hasData = false
    for (;;) {
      const length = file.readUInt32BE(at)
      const type = file.toString('latin1', at + 4, at + 8)
      const checksum = file.readUInt32BE(at + 8 + length)
      if (crc32(file.subarray(at + 4, at + 8 + length)) !== checksum) return 'file_broken'
      if ((at === 8) !== (type === 'IHDR')) return 'file_broken'
      if (
        type === 'IHDR' &&
        refuseSize({ width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) })
      ) {
        return 'file_dimensions'
      }
      hasData ||= type === 'IDAT'
      at += 12 + length
      if (type === 'IEND') break
    }
    return hasData ? { mediaType: 'image/png', content: file.subarray(0, at) } : 'file_broken'
  },
}
