import type { Host } from '#renderers/host.ts'
import { shownMoney } from '../sums.ts'
import type { DeskView } from './createDesk.ts'
import { refusedText } from './refusedText.ts'

/** What came of placing last, in words; nothing where nothing did. */
export function toldOf(host: Host, { tries, placed }: DeskView): string {
  const attempts = [...tries.values()]
  if (attempts.some(({ phase }) => phase === 'placing')) return host.t('slip.placing')
  if (attempts.some(({ phase }) => phase === 'unanswered')) return host.t('slip.refused.unanswered')
  const refused = attempts.findLast((one) => one.phase === 'refused')
  if (refused?.phase === 'refused') return refusedText(host, refused.refusal)
  const [last] = placed
  return last ? `${resultText(host, last.bet.status)} ${backText(host, last.bet)}` : ''
}

const backText = (host: Host, { possible_return: back }: DeskView['placed'][number]['bet']): string =>
  host.t({ key: 'slip.return.of', args: { amount: shownMoney(host, back) } })

/** What became of a bet. */
export function resultText(host: Host, status: DeskView['placed'][number]['bet']['status']): string {
  if (status === 'pending' || status === 'rejected' || status === 'reoffered')
    return host.t(`slip.result.${status}`)
  return host.t('slip.result.open')
}
