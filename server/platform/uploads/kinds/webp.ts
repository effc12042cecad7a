import type { KindReader } from '../FileKind.ts'
import { refuseSize } from '../refuseSize.ts'

/** WebP (RFC 9649): a RIFF container whose first chunk says the size of the picture. */
export const webp: KindReader = {
  begins: (file) => file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP',
  read(file) {
    const length = file.readUInt32LE(4) + 8
    if (length > file.length || length < 30) return 'file_broken'
    const size = sizeOf(file)
    if (!size) return 'file_broken'
    if (refuseSize(size)) return 'file_dimensions'
    return { mediaType: 'image/webp', content: file.subarray(0, length) }
  },
}

function sizeOf(file: Buffer): { width: number; height: number } | undefined {
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8 ':
      if (file.readUIntBE(23, 3) !== 0x9d012a) return undefined
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      if (file.readUInt8(20) !== 0x2f) return undefined
      const bits = file.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
    default:
      return undefined
  }
}
