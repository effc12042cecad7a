import type { Artefact } from '#schemas/runtime/artefacts.ts'

/** A live site: its definitions where we may see them, else its public artefacts. */
export type LiveSite = { definitions: unknown[] } | { artefacts: Record<string, Artefact> }

/**
 * Reads a running site. With a password the definitions are exported through a staff session; without, the artefacts
 * of the live release are read, which are public and tell enough to see what would break code.
 * @throws Error with address and status where the site does not answer as it should
 */
export async function readLive(
  url: string,
  account?: { email: string; password: string },
): Promise<LiveSite> {
  const base = url.replace(/\/+$/, '')
  if (account) return { definitions: await exportDefinitions(base, account) }
  const release = (await getJson(`${base}/content/release`)) as { artefacts: Record<string, string> }
  const artefacts: [string, Artefact][] = []
  for (const [key, hash] of Object.entries(release.artefacts))
    artefacts.push([key, (await getJson(`${base}/content/artefacts/${hash}`)) as Artefact])
  return { artefacts: Object.fromEntries(artefacts) }
}

async function exportDefinitions(
  base: string,
  account: { email: string; password: string },
): Promise<unknown[]> {
  const answer = await send(`${base}/content/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('staff_sid='))
  const headers = { authorization: `Bearer ${cookie?.slice('staff_sid='.length).split(';', 1)[0]}` }
  try {
    const exported = (await getJson(`${base}/content/export`, headers)) as { definitions: object }
    return Object.values(exported.definitions)
  } finally {
    await send(`${base}/content/session`, { method: 'DELETE', headers }).catch(() => {})
  }
}

async function getJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  return (await send(url, { headers })).json()
}

async function send(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(15_000) }).catch((cause) => {
    throw new Error(`${new URL(url).origin} does not answer`, { cause })
  })
  if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${url} answered ${answer.status}`)
  return answer
}
