import { type APIRequestContext, expect } from '@playwright/test'
import { createPlayer } from './forms.ts'
import { demoPassword } from './startSite.ts'

/** Calls an operation as a program of the site would, with the cookies of the context. */
export async function callApi(request: APIRequestContext, operation: string, form: Record<string, string>) {
  const answer = await request.post(`/api/${operation.replace('.', '/')}?version=1&locale=en`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    form,
  })
  return { status: answer.status(), body: (await answer.json()) as { response?: Record<string, unknown> } }
}

/** Signs in the demo player of the starter site, who has money. */
export async function signInDemo(request: APIRequestContext): Promise<void> {
  const { status } = await callApi(request, 'auth.login', {
    login: 'demo@aurora.example',
    password: demoPassword,
  })
  expect(status).toBe(200)
}

/** Codes that the sandbox's outbox holds for a contact, newest first. */
export async function codesTo(request: APIRequestContext, to: string): Promise<string[]> {
  const answer = await request.get(`/sandbox/outbox?to=${encodeURIComponent(to)}`)
  const letters = (await answer.json()) as { code?: string }[]
  return letters.flatMap(({ code }) => (code ? [code] : []))
}

/** The newest code to a contact, once there are so many. */
export async function codeTo(request: APIRequestContext, to: string, atLeast = 1): Promise<string> {
  await expect.poll(async () => (await codesTo(request, to)).length).toBeGreaterThanOrEqual(atLeast)
  return (await codesTo(request, to))[0] ?? ''
}

/**
 * A player whose sign-in asks for a code; three letters with codes have gone to them by then. Nobody is signed in
 * afterwards.
 */
export async function createGuardedPlayer(request: APIRequestContext): Promise<string> {
  const email = await createPlayer(request)
  const before = (await codesTo(request, email)).length
  const done = async (operation: string, form: Record<string, string>) => {
    const { status, body } = await callApi(request, operation, form)
    expect(status, `${operation}: ${JSON.stringify(body)}`).toBe(200)
  }
  await done('account.sendconfirmationtocontact', { contact: email })
  await done('account.confirmContact', { contact: email, code: await codeTo(request, email, before + 1) })
  await done('account.changeTwoFactorAuth', { two_factor_auth: '1' })
  await done('account.confirmTwoFactorAuth', { code: await codeTo(request, email, before + 2) })
  await request.get('/api/auth/logout?version=1&locale=en', { headers: { 'sec-fetch-site': 'same-origin' } })
  return email
}

export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}
