import type { ActionName, ActionRunner } from './Action.ts'
import { call } from './call.ts'
import { close, confirm, open, view } from './dialogActions.ts'
import { navigateTo } from './navigateTo.ts'
import { queue } from './queue.ts'
import type { RareAction } from './rareActions.ts'
import { refresh } from './refresh.ts'
import { forget, setField, setLocale, setQuery, setTheme, store } from './settingActions.ts'
import { social } from './social.ts'
import { toast } from './toast.ts'
import { track } from './track.ts'
import { when } from './when.ts'

/** Every action of the grammar; a forgotten one fails tsc. */
export const actionRegistry = {
  navigate: navigateTo,
  leave: rarely('leave'),
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
  tell_parent: rarely('tell_parent'),
  when,
  download: rarely('download'),
  fullscreen: rarely('fullscreen'),
  push: rarely('push'),
  consent: rarely('consent'),
  print: () => {
    print()
    return undefined
  },
} satisfies { [Name in ActionName]: ActionRunner<Name> }

/** Loaded when it is first done. */
function rarely<Name extends RareAction>(name: Name): ActionRunner<Name> {
  return async (...given) =>
    ((await import('./rareActions.ts')).rareActions[name] as ActionRunner<Name>)(...given)
}
