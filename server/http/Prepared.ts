import { createHash } from 'node:crypto'
import { type Encoded, encode } from './encode.ts'

/** An answer that many ask for and that rarely changes: held ready in every encoding, with the hash of its body. */
export class Prepared {
  readonly encoded: Encoded & { hash: string }
  /** What was encoded. */
  readonly value: unknown

  private constructor(value: unknown, encoded: Encoded & { hash: string }) {
    this.value = value
    this.encoded = encoded
  }

  static async of(value: unknown): Promise<Prepared> {
    const body = Buffer.from(JSON.stringify(value))
    const hash = createHash('sha256').update(body).digest('base64url')
    return new Prepared(value, { ...(await encode(body)), hash })
  }
}
