import type { SystemName } from '#betting/bets/systems.ts'
import { SYSTEMS } from '#betting/bets/systems.ts'
import type { Host } from '#renderers/host.ts'
import { shownNumber } from '../sums.ts'
import type { OwnSlip } from './createSlip.ts'
import { foldsOf } from './linesOf.ts'
import type { Priced } from './pricedOf.ts'
import type { SlipState } from './SlipState.ts'
import classes from './SystemChoice.module.css'
import { bankersOf, systemOf, systemsOf } from './systemsOf.ts'

type SystemChoiceProps = { host: Host; slip: OwnSlip; state: SlipState; bet: Priced | undefined }

/** Which system the selections are bet as, and the lines that it is of. */
export function SystemChoice({ host, slip, state, bet }: SystemChoiceProps) {
  const { selections } = state
  const choices = systemsOf(selections.length, bankersOf(selections))
  if (!bet) return <p role="status">{host.t('slip.code.system')}</p>
  return (
    <div className={classes.system}>
      <label>
        <span>{host.t('slip.system')}</span>
        <select
          value={systemOf(state)}
          onChange={(event) => slip.change(() => ({ system: event.target.value }))}
        >
          {choices.map(({ system, lines }) => (
            <option key={system} value={system}>
              {systemName(host, system)} · {host.t({ key: 'slip.lines', args: { count: lines } })}
            </option>
          ))}
        </select>
      </label>
      <details>
        <summary>{host.t('slip.lines.show')}</summary>
        {foldsOf(bet.wager).map(({ size, count, lines }) => (
          <div key={size}>
            <h4>
              {host.t({ key: 'slip.fold', args: { size } })} × {shownNumber(host, count)}
            </h4>
            {lines && (
              <ol>
                {lines.map((line) => (
                  <li key={line.join(' ')}>
                    <bdi>{line.map((at) => selections[at]?.names.outcome).join(' + ')}</bdi>
                  </li>
                ))}
              </ol>
            )}
          </div>
        ))}
      </details>
    </div>
  )
}

/** What a system is called: by its name, or how many of how many. */
export function systemName(host: Host, system: string): string {
  if (system === 'single' || system === 'multiple' || isNamed(system)) return host.t(`bets.system.${system}`)
  const [taken = '', all = ''] = system.split('/')
  return host.t({ key: 'slip.system.of', args: { taken, all } })
}

const isNamed = (system: string): system is SystemName => Object.hasOwn(SYSTEMS, system)
