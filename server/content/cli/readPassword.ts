import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** `STUDIO_PASSWORD`, or what is typed at the terminal, unseen. @throws Error without either */
export const readPassword = (): Promise<string> => readSecret('STUDIO_PASSWORD', 'Password')

/** `STUDIO_CODE`, or what is typed: the code of the second factor. @throws Error without either */
export const readCode = (): Promise<string> => readSecret('STUDIO_CODE', 'Code')

async function readSecret(setting: string, name: string): Promise<string> {
  const known = process.env[setting]
  if (known !== undefined && known !== '') return known
  if (!process.stdin.isTTY) throw new Error(`Set ${setting}: there is no terminal to ask at`)
  process.stderr.write(`${name}: `)
  // readline echoes what is typed to its output; this one shows nothing.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  const typed = await terminal.question('')
  terminal.close()
  process.stderr.write('\n')
  return typed
}
