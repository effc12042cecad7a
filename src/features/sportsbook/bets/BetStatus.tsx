import type { IconName } from '#generated/grammar/types.ts'
import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { betStatuses } from '#schemas/runtime/betExportTexts.ts'
import type { Bet } from './Bet.ts'
import classes from './BetMark.module.css'

const looks: Record<Bet['status'] | 'won' | 'lost', { icon: IconName; tone: string }> = {
  pending: { icon: 'clock', tone: 'info' },
  open: { icon: 'clock', tone: 'info' },
  rejected: { icon: 'alert', tone: 'error' },
  reoffered: { icon: 'alert', tone: 'warning' },
  settled: { icon: 'check', tone: 'neutral' },
  cashed_out: { icon: 'wallet', tone: 'success' },
  won: { icon: 'success', tone: 'success' },
  lost: { icon: 'close', tone: 'error' },
}

/** Where a bet stands; of a settled one, whether it came back as more than nothing. */
export function BetStatus({ host, bet }: { host: Host; bet: Bet }) {
  const end = Number(bet.returned?.amount ?? 0) > 0 ? 'won' : 'lost'
  const { icon, tone } = looks[bet.status === 'settled' ? end : bet.status]
  return (
    <span className={classes.mark} data-tone={tone}>
      <Icon name={icon} size="14px" />
      {host.t(betStatuses[bet.status])}
    </span>
  )
}
