import type { KindReader } from '../FileKind.ts'
import { refuseSize } from '../refuseSize.ts'

const scan = 0xda
const end = 0xd9

/** JPEG (ITU T.81, annex B): segments with lengths, then scans up to the next marker. */
export const jpeg: KindReader = {
  begins: (file) => file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff,
  read(file) {
    let sized = false
    let at = 2
    for (;;) {
      if (file.readUInt8(at) !== 0xff) return 'file_broken'
      while (file.readUInt8(at) === 0xff) at += 1
      const marker = file.readUInt8(at)
      at += 1
      if (marker === end) break
      const length = file.readUInt16BE(at)
      if (length < 2) return 'file_broken'
      if (isFrame(marker)) {
        if (refuseSize({ height: file.readUInt16BE(at + 3), width: file.readUInt16BE(at + 5) })) {
          return 'file_dimensions'
        }
        sized = true
      }
      at += length
      if (marker === scan) at = endOfScan(file, at)
    }
    return sized ? { mediaType: 'image/jpeg', content: file.subarray(0, at) } : 'file_broken'
  },
}

/** Start of frame: C0 to CF, but for the tables and reserved codes among them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Where the next marker stands; inside a scan 00 follows an FF that is data, and D0 to D7 restart it. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file.readUInt8(at + 1)
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  throw new RangeError('The picture has no end')
}
