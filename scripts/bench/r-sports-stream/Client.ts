import { Agent, get, type IncomingMessage } from 'node:http'

/** A page that follows a match, without drawing it. Each has an address of its own on loopback, as the server counts streams by address. */
export class Client {
  /** Milliseconds from a change to here, of each that was heard. */
  readonly late: number[] = []
  bytes = 0
  readonly #agent: Agent
  readonly #address: string
  #answer: IncomingMessage | undefined

  constructor(address: string, at: number) {
    this.#address = address
    this.#agent = new Agent({ localAddress: `127.1.${at >> 8}.${at & 255}` })
  }

  /** @param isReading it takes what comes */
  open(matches: readonly number[], isReading = true): Promise<void> {
    return new Promise((resolve, reject) => {
      const url = `${this.#address}?sports=${matches.map((match) => `sr:match:${match}~all`)}`
      get(url, { agent: this.#agent }, (answer) => {
        this.#answer = answer
        if (isReading) answer.on('data', (chunk: Buffer) => this.#take(chunk))
        else answer.pause()
        resolve()
      }).on('error', reject)
    })
  }

  close(): void {
    this.#answer?.destroy()
    this.#agent.destroy()
  }

  #take(chunk: Buffer): void {
    this.bytes += chunk.length
    const now = Date.now()
    for (const [, clock] of chunk.toString('latin1').matchAll(/"clock":"(\d{13})"/g))
      this.late.push(now - Number(clock))
  }
}
