import type { ActionRunner } from './Action.ts'
import { consent } from './consent.ts'
import { download } from './download.ts'
import { fullscreen } from './fullscreen.ts'
import { leave } from './leave.ts'
import { push } from './push.ts'
import { tellParentOf } from './tellParentOf.ts'

/** Actions that first screens never do, in a chunk of their own: only players pay in and keep files, only what stands in a frame tells, and only once is anybody asked. */
export const rareActions = {
  leave,
  tell_parent: tellParentOf,
  download,
  fullscreen,
  push,
  consent,
} satisfies {
  [Name in 'leave' | 'tell_parent' | 'download' | 'fullscreen' | 'push' | 'consent']: ActionRunner<Name>
}

export type RareAction = keyof typeof rareActions
