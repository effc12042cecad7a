import { StudioFailure } from '../api/StudioFailure.ts'
import { textWords as words } from '../words/texts.ts'

const said = (key: string) => ({ error: { type: 'Overtaken', message: words.overtaken(key) } })

/** What is to be taken back is no longer as it was left. */
export const overtaken = (key: string) => new StudioFailure(409, said(key))

/** Somebody else has written a text since it was read. */
export class Overtaken extends StudioFailure {
  readonly theirs: string

  constructor(key: string, theirs: string) {
    super(409, said(key))
    this.name = 'Overtaken'
    this.theirs = theirs
  }
}
