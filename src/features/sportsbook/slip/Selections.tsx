import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Host } from '#renderers/host.ts'
import { currencyOf } from './createQuotes.ts'
import type { OwnSlip } from './createSlip.ts'
import type { Priced } from './pricedOf.ts'
import classes from './SelectionRow.module.css'
import { SelectionRow } from './SelectionRow.tsx'
import { SingleStake } from './SingleStake.tsx'
import type { SlipProps } from './SlipProps.ts'
import { keyOf, kindNow, type SlipState } from './SlipState.ts'
import type { Selection } from './SlipStore.ts'
import { legOf } from './Wager.ts'

type SelectionsProps = {
  host: Host
  slip: OwnSlip
  state: SlipState
  bets: readonly Priced[]
  props: SlipProps
  /** Takes the focus where the last row is gone. */
  title: RefObject<HTMLElement | null>
}

/** The selections, with a stake for each where each is a bet. */
export function Selections({ host, slip, state, bets, props, title }: SelectionsProps) {
  const kind = kindNow(state)
  const hasBankers = bets[0]?.last?.kinds.includes('bankers') ?? true
  const next = useRef<string | null>(undefined)

  // Who took one off by the keyboard goes on at its neighbour.
  useLayoutEffect(() => {
    if (next.current === undefined) return
    const row = [...document.querySelectorAll<HTMLElement>('[data-selection]')].find(
      ({ dataset }) => dataset.selection === next.current,
    )
    ;(row?.querySelector<HTMLElement>('[data-remove]') ?? title.current)?.focus()
    next.current = undefined
  })

  function remove(selection: Selection, row: HTMLElement | null) {
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    next.current = neighbour?.getAttribute('data-selection') ?? null
    slip.toggle(selection)
  }
  return (
    <ul className={classes.list}>
      {state.selections.map((selection) => {
        const key = keyOf(selection)
        const bet = kind === 'single' ? bets.find(({ wager }) => wager.key === key) : bets[0]
        const inBet = bet?.wager.selections.find((one) => keyOf(one) === key) ?? selection
        const leg = legOf(bet?.last, inBet)
        return (
          <SelectionRow
            key={key}
            host={host}
            selection={inBet}
            isWithoutBoost={inBet.boost !== selection.boost}
            leg={leg}
            jointOdds={legOf(bet?.quote, inBet)?.joint_odds}
            onRemove={(row) => remove(selection, row)}
            onAccept={(odds) => slip.accept(inBet, { ...leg, odds })}
            onUsual={(odds) => slip.accept(inBet, { odds })}
            onBanker={
              kind === 'system' && hasBankers ? (isBanker) => slip.alter(key, { isBanker }) : undefined
            }
            onSingles={kind === 'single' ? undefined : () => slip.change(() => ({ kind: 'single' }))}
          >
            {kind === 'single' && bet && (
              <SingleStake
                host={host}
                slip={slip}
                bet={bet}
                quick={state.selections.length === 1 ? props.quickStakes?.[currencyOf(host)] : undefined}
              />
            )}
          </SelectionRow>
        )
      })}
    </ul>
  )
}
