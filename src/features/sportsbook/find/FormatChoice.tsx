import { ODDS_FORMATS, type OddsFormat } from '#betting/odds/formatOdds.ts'
import type { Host } from '#renderers/host.ts'
import { Icon } from '#renderers/pages/icons.tsx'
import { setOddsFormat, useOddsFormat } from '../odds/useOddsFormat.ts'
import classes from './FormatChoice.module.css'

/** How prices are written. */
export function FormatChoice({ host }: { host: Host }) {
  const format = useOddsFormat(host)
  return (
    <label className={classes.format}>
      <span className="visually-hidden">{host.t('sportsbook.format')}</span>
      <select value={format} onChange={(event) => setOddsFormat(host, event.target.value as OddsFormat)}>
        {ODDS_FORMATS.map((one) => (
          <option key={one} value={one}>
            {host.t(`sportsbook.format.${one}`)}
          </option>
        ))}
      </select>
      <Icon name="down" size="16px" />
    </label>
  )
}
