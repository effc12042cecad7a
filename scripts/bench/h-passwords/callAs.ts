import { request } from 'node:http'

/**
 * A call as a visitor with an address of their own, so that limits by address do not meet: Linux takes every 127.x.x.x
 * for its own.
 * @param visitor 0 to 65,000
 * @returns HTTP status
 */
export function callAs(
  visitor: number,
  address: string,
  operation: string,
  fields: Record<string, string>,
  { form, sid }: { form?: string; sid?: string } = {},
): Promise<number> {
  const query = new URLSearchParams({ version: '1', locale: 'en', ...(form !== undefined && { form }) })
  return new Promise((resolve, reject) => {
    const call = request(
      `${address}/api/${operation}?${query}`,
      {
        method: 'POST',
        localAddress: `127.1.${visitor >> 8}.${(visitor & 255) + 1}`,
        agent: false,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          ...(sid !== undefined && { cookie: `sid=${sid}` }),
        },
      },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      },
    )
    call.on('error', reject)
    call.end(new URLSearchParams(fields).toString())
  })
}
