import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** `STUDIO_PASSWORD`, or what is typed at the terminal, unseen. @throws Error without either */
export async function readPassword(): Promise<string> {
  const known = process.env.STUDIO_PASSWORD
  if (known !== undefined && known !== '') return known
  if (!process.stdin.isTTY) throw new Error('Set STUDIO_PASSWORD: there is no terminal to ask at')
  process.stderr.write('Password: ')
  // readline echoes what is typed to its output; this one shows nothing.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  const password = await terminal.question('')
  terminal.close()
  process.stderr.write('\n')
  return password
}
