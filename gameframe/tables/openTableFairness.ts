import type { PageTalk } from '../boot/createPageTalk.ts'
import type { FrameState } from '../boot/FrameState.ts'
import type { TableState } from '../boot/TableState.ts'
import type { MessageKey, Translate } from '../messages/createTranslate.ts'
import { el } from '../ui/el.ts'
import { openDialog } from '../ui/openDialog.ts'

type Options = { state: FrameState; table: TableState; page: PageTalk; t: Translate }

/** How the rounds of a shared table are decided, and the way to check those that were. */
export function openTableFairness({ state, table, page, t }: Options): void {
  const [before] = table.last
  const fact = (key: MessageKey, value: string | number) =>
    el('div', {}, el('dt', {}, t(key)), el('dd', {}, String(value)))
  openDialog(t, t('fair'), [
    el('p', {}, t('fair.table.how')),
    el(
      'dl',
      { class: 'seeds' },
      fact('fair.table.number', table.number),
      fact('fair.table.hash', table.commitment),
      fact('fair.table.client', state.game.id),
      ...(before ? [fact('fair.table.before', `${before.server} (${before.number})`)] : []),
    ),
    ...(page.isFramed
      ? [
          el(
            'button',
            { type: 'button', class: 'move', click: () => page.say({ event: 'wants', what: 'history' }) },
            t('fair.history'),
          ),
        ]
      : []),
  ])
}
