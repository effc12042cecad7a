import { randomBytes } from 'node:crypto'

/** 24 letters and digits, as the documentId of Strapi. */
export function newDocumentId(): string {
  return randomBytes(12).toString('hex')
}
