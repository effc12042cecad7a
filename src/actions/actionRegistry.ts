import type { ActionName, ActionRunner } from './Action.ts'
import { call } from './call.ts'
import { close, confirm, open, view } from './dialogActions.ts'
import { navigateTo } from './navigateTo.ts'
import { queue } from './queue.ts'
import { refresh } from './refresh.ts'
import { forget, setField, setLocale, setQuery, setTheme, store } from './settingActions.ts'
import { social } from './social.ts'
import { toast } from './toast.ts'
import { track } from './track.ts'
import { when } from './when.ts'

/** Every action of the grammar; a forgotten one fails tsc. */
export const actionRegistry = {
  navigate: navigateTo,
  // Only players who pay in leave.
  leave: async (...given) => (await import('./leave.ts')).leave(...given),
  open,
  close,
  confirm,
  view,
  toast,
  call,
  refresh,
  track,
  set_query: setQuery,
  set_field: setField,
  set_locale: setLocale,
  set_theme: setTheme,
  store,
  forget,
  social,
  queue,
  // Only what stands in a frame tells, and only players keep files.
  tell_parent: async (...given) => (await import('./tellParentOf.ts')).tellParentOf(...given),
  when,
  download: async (...given) => (await import('./download.ts')).download(...given),
  print: () => {
    print()
    return undefined
  },
} satisfies { [Name in ActionName]: ActionRunner<Name> }
