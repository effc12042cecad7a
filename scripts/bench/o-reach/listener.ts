import { Agent, get, type IncomingMessage } from 'node:http'

type Heard = { told: number; had: number }

/**
 * What a browser does of a release, without drawing it: it listens to the stream of releases and loads what has changed of
 * what it shows. Each has an address of its own on loopback, as the server counts streams by address.
 */
export class Listener {
  readonly #site: string
  readonly #agent: Agent
  #stream: IncomingMessage | undefined
  #heed: ((heard: Heard) => void) | undefined
  #release = ''

  constructor(site: string, at: number) {
    this.#site = site
    this.#agent = new Agent({ keepAlive: true, localAddress: `127.1.${at >> 8}.${at & 255}` })
  }

  /** Opens the stream. @param release the one that it has */
  async open(release: string): Promise<void> {
    this.#release = release
    this.#stream = await this.#get(`/content/events?have=${release}`)
    let text = ''
    this.#stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        this.#take(text.slice(0, end))
        text = text.slice(end + 2)
      }
    })
  }

  /** Resolves once it has the next release and, of it, an artefact. @param key of the artefact */
  next(key: string): Promise<Heard> {
    return new Promise((resolve, reject) => {
      this.#heed = (heard) => {
        const hash = (JSON.parse(this.#release) as { artefacts: Record<string, string> }).artefacts[key]
        this.#get(`/content/artefacts/${hash}`).then((answer) => {
          answer.resume().on('end', () => resolve({ ...heard, had: performance.now() }))
        }, reject)
      }
    })
  }

  close(): void {
    this.#stream?.destroy()
    this.#agent.destroy()
  }

  #take(event: string): void {
    if (!event.startsWith('event: release')) return
    this.#release = event.slice(event.indexOf('data: ') + 6)
    const heed = this.#heed
    this.#heed = undefined
    heed?.({ told: performance.now(), had: 0 })
  }

  #get(path: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      get(`${this.#site}${path}`, { agent: this.#agent, headers: { 'accept-encoding': 'gzip' } }, (answer) =>
        answer.statusCode === 200
          ? resolve(answer)
          : reject(new Error(`${path} answers ${answer.statusCode}`)),
      ).on('error', reject)
    })
  }
}
