/**
 * Tells somebody something over HTTP, also while the page is being left. Nothing waits for it and nothing tries again: without
 * cookies, and with the origin of the page alone as its referrer.
 */
export function send(url: string, body: string, headers: Readonly<Record<string, string>> = {}): void {
  fetch(url, {
    method: 'POST',
    body,
    headers,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
  }).catch(() => undefined)
}
