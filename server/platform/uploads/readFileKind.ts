import type { FileKind, FileRefusal } from './FileKind.ts'
import { jpeg } from './kinds/jpeg.ts'
import { pdf } from './kinds/pdf.ts'
import { png } from './kinds/png.ts'
import { webp } from './kinds/webp.ts'

const kinds = [jpeg, png, webp, pdf]

/**
 * Reads JPEG, PNG, WebP and PDF as far as their structure goes. What follows the end of a picture is cut off: there
 * another kind of file would hide. Nothing else is changed: marks of the camera help to tell a forgery.
 */
export function readFileKind(file: Buffer): FileKind | FileRefusal {
  if (file.length === 0) return 'file_empty'
  const kind = kinds.find(({ begins }) => begins(file))
  if (!kind) return 'file_type'
  try {
    return kind.read(file)
  } catch (error) {
    // It ends in the middle of something.
    if (error instanceof RangeError) return 'file_broken'
    throw error
  }
}
