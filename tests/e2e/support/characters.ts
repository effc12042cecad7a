import { type APIRequestContext, expect, type Locator } from '@playwright/test'

/** Chooses another character than the one that a form of registration begins with. */
export async function chooseCharacter(form: Locator, name: string): Promise<void> {
  const choice = form.getByRole('group', { name: 'Your character' }).getByRole('radio', { name })
  await expect(choice).not.toBeChecked()
  await choice.check()
}

/** The platform says that it is the player's. @param site another than that of the worker */
export async function expectCharacter(request: APIRequestContext, name: string, site = ''): Promise<void> {
  const character = async () => {
    const answer = await request.get(`${site}/api/loyalty/getinfo?version=1&locale=en`)
    return ((await answer.json()) as { response: { character?: { name: string } } }).response.character?.name
  }
  await expect.poll(character).toBe(name)
}
