import type { ContentFailure, MediaFile, PublishCheck, Release, SiteExport } from '#generated/contentApi.ts'
import { type Definition, definitionKey } from '../Definition.ts'
import { etagOf } from '../etagOf.ts'
import { hash } from '../hash.ts'
import { definitionText } from '../saveDraft.ts'
import { staffCookie } from '../staff/authenticate.ts'

/** Speaks to the content API of a running site. */
export class ContentClient {
  readonly #url: string
  readonly #token: string

  private constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  /** @param askCode for the code of the second factor, where the member has one */
  static async signIn(
    url: string,
    email: string,
    password: string,
    askCode: () => Promise<string>,
  ): Promise<ContentClient> {
    const base = url.replace(/\/+$/, '')
    const enter = (body: object) =>
      send(`${base}/content/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, ...body }),
      })
    let answer = await enter({})
    if (answer.status === 202) answer = await enter({ code: await askCode() })
    const cookie = answer.headers
      .getSetCookie()
      .find((one) => one.replace(/^__Host-/, '').startsWith(`${staffCookie}=`))
    const token = /^[^=]+=([^;]*)/.exec(cookie ?? '')?.[1]
    if (token === undefined) throw new Error(`${base} opened no session`)
    return new ContentClient(base, token)
  }

  async signOut(): Promise<void> {
    await this.#call('DELETE', '/content/session')
  }

  async export(from: 'release' | 'drafts'): Promise<{ definitions: Definition[]; etag: string }> {
    const answer = await this.#call('GET', `/content/export?from=${from}`)
    const { definitions } = (await answer.json()) as SiteExport
    return { definitions: Object.values(definitions) as Definition[], etag: answer.headers.get('etag') ?? '' }
  }

  /** Refused when drafts were saved since the export that `etag` is of. */
  async import(definitions: Record<string, Definition>, etag: string): Promise<PublishCheck> {
    const answer = await this.#call('POST', '/content/import', { definitions }, { 'if-match': etag })
    return (await answer.json()) as PublishCheck
  }

  /**
   * Id of the new release; undefined when the live one is just that. Refused when it would publish anything else than
   * these definitions.
   */
  async publish(message: string, reviewed: readonly Definition[]): Promise<number | undefined> {
    const etags = new Map(reviewed.map((one) => [definitionKey(one), etagOf(hash(definitionText(one)))]))
    const check = await this.#call('POST', '/content/releases', { message, dry_run: true })
    const { changes } = (await check.json()) as PublishCheck
    if (changes.length === 0) return undefined
    const expected = Object.fromEntries(changes.map(({ key }) => [key, etags.get(key) ?? null]))
    const answer = await this.#call('POST', '/content/releases', { message, expected })
    return ((await answer.json()) as Release).id
  }

  /** Hashes of the files of pictures that the site has. */
  async mediaFiles(): Promise<Set<string>> {
    const answer = await this.#call('GET', '/content/media/files')
    const { items } = (await answer.json()) as { items: MediaFile[] }
    return new Set(items.map(({ hash }) => hash))
  }

  async mediaFile(file: string): Promise<Buffer> {
    const answer = await this.#call('GET', `/content/media/files/${file}`)
    return Buffer.from(await answer.arrayBuffer())
  }

  /** @returns what the site keeps of it, which may be another file: what does not draw is left out, and who made it */
  async uploadMedia(body: Buffer): Promise<MediaFile> {
    const answer = await this.#call('POST', '/content/media/files', body)
    return (await answer.json()) as MediaFile
  }

  #call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return send(this.#url + path, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${this.#token}`,
        ...(body === undefined
          ? {}
          : { 'content-type': body instanceof Buffer ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body === undefined
        ? {}
        : { body: body instanceof Buffer ? new Uint8Array(body) : JSON.stringify(body) }),
    })
  }
}

/** @throws Error with the server's own words when it refuses */
async function send(url: string, request: RequestInit): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(url, request)
  } catch (error) {
    throw new Error(`${new URL(url).origin} does not answer`, { cause: error })
  }
  if (answer.ok) return answer
  const failure = (await answer.json().catch(() => undefined)) as Partial<ContentFailure> | undefined
  throw new Error(`${request.method} ${new URL(url).pathname}: ${failure?.error?.message ?? answer.status}`)
}
