const address = { email: 'admin@example.com', password: 'a password for the benchmark' }

/** Settings of a server at whose first start an administrator is made who can sign in. */
export const staffSettings = { STUDIO_EMAIL: address.email, STUDIO_PASSWORD: address.password }

export type Staff = {
  /** Name and value of their session. */
  cookie: string
  /**
   * @param path below /content
   * @param etag of what is saved; what is saved without is new
   * @throws where the answer is no good one
   */
  call: <Answer>(method: string, path: string, body?: object, etag?: string) => Promise<Answer>
}

/** An administrator of a site that was first started with `staffSettings`. */
export async function signInStaff(site: string): Promise<Staff> {
  const signedIn = await fetch(`${site}/content/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(address),
  })
  const cookie = (signedIn.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? ''

  async function call<Answer>(method: string, path: string, body?: object, etag?: string): Promise<Answer> {
    const answer = await fetch(`${site}/content/${path}`, {
      method,
      headers: {
        cookie,
        origin: site,
        'content-type': 'application/json',
        ...(etag ? { 'if-match': etag } : method === 'PUT' && { 'if-none-match': '*' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  return { cookie, call }
}
