import { createHash } from 'node:crypto'

/** SHA-256 in base64url, 43 characters: names revisions and artefacts by what they hold. */
export function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url')
}
