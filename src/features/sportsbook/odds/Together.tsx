import type { Host } from '#renderers/host.ts'
import { ShownOdds } from './ShownOdds.tsx'

/** What all selections of its event pay together, in place of their own prices. @param odds in ten-thousandths; nothing where there is none */
export function Together({ host, odds }: { host: Host; odds: number | undefined }) {
  if (odds === undefined) return null
  return (
    <small>
      {host.t('bets.together')} <ShownOdds host={host} odds={odds} />
    </small>
  )
}
