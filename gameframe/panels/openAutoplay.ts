import type { Translate } from '../messages/createTranslate.ts'
import type { Money } from '../money/createMoney.ts'
import { el } from '../ui/el.ts'
import { openDialog } from '../ui/openDialog.ts'

/** What ends automatic play: rounds, a loss, a single win; none is endless. */
export type Autoplay = { rounds: number; mostLoss: bigint; mostWin: bigint | undefined }

/** Asks how long to play automatically. A limit of loss is not optional. */
export function openAutoplay(
  { t, money, stake }: { t: Translate; money: Money; stake: bigint },
  start: (autoplay: Autoplay) => void,
): void {
  const rounds = el(
    'select',
    {},
    ...[10, 25, 50, 100].map((count) => el('option', { value: count }, String(count))),
  )
  const loss = el('input', {
    type: 'text',
    inputmode: 'decimal',
    required: true,
    value: money.write(stake * 10n),
  })
  const win = el('input', { type: 'text', inputmode: 'decimal' })
  const dialog = openDialog(t, t('auto'), [
    el(
      'form',
      {
        class: 'auto-form',
        submit: (event) => {
          event.preventDefault()
          const mostLoss = money.read(loss.value)
          loss.setCustomValidity(mostLoss === undefined ? t('auto.noSum') : '')
          if (mostLoss === undefined) return void loss.reportValidity()
          dialog.close()
          start({ rounds: Number(rounds.value), mostLoss, mostWin: money.read(win.value) })
        },
      },
      el('label', { class: 'field' }, el('span', {}, t('auto.rounds')), rounds),
      el('label', { class: 'field' }, el('span', {}, t('auto.loss')), loss),
      el('label', { class: 'field' }, el('span', {}, t('auto.win')), win),
      el('button', { type: 'submit', class: 'main' }, t('auto.start')),
    ),
  ])
  loss.addEventListener('input', () => loss.setCustomValidity(''))
}
