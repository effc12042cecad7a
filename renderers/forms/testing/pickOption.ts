import { userEvent } from 'vitest/browser'

/** Picks an option of a box that is searched, by what it is named. */
export async function pickOption(box: HTMLElement, name: string): Promise<void> {
  await userEvent.fill(box, name)
  await userEvent.keyboard('{Enter}')
}
