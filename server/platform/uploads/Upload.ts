import type { FormFields } from '../http/formFields.ts'

/** A file of a multipart body, read whole. */
export type UploadedFile = {
  /** As the browser sent it; clean it before it is kept. */
  name: string
  bytes: Buffer
}

/** Most bytes of one file: 10 MB. */
export const largestFile = 10_000_000

/** Body of a call that takes files. */
export class Upload {
  /** What came beside the files; a file's own field holds the name that it had. */
  readonly fields: FormFields = new Map()
  readonly files = new Map<string, UploadedFile>()
}
