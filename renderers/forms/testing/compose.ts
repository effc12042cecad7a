import { cdp } from 'vitest/browser'

/** Chromium's own way to compose, as a keyboard of Japanese does; the types of the sessions name no method. */
const browser = cdp() as { send(method: string, parameters: object): Promise<unknown> }

/** Text that the keyboard has not given up yet. */
export const compose = (text: string) =>
  browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

/** Gives what was composed up, as this text. */
export const endComposing = (text: string) => browser.send('Input.insertText', { text })
