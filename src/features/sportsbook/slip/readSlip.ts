import { isOdds } from '#betting/odds/Odds.ts'
import { emptySlip, KINDS, mostSelections, type SlipState } from './SlipState.ts'
import type { Selection } from './SlipStore.ts'

/** What a browser kept of a slip; whatever else stands there is no part of one, for anybody may write there. */
export function readSlip(text: string | null | undefined): SlipState {
  const kept = parsed(text)
  if (!isRecord(kept)) return emptySlip
  const { selections, kind, system, stakes, priceChanges } = kept
  const known = Array.isArray(selections) ? selections.filter(isSelection).slice(0, mostSelections) : []
  return {
    selections: known,
    kind: KINDS.find((one) => one === kind),
    system: typeof system === 'string' ? system : '',
    isEachWay: kept.isEachWay === true,
    ...(typeof kept.freeBet === 'number' && { freeBet: kept.freeBet }),
    stakes: isRecord(stakes)
      ? Object.fromEntries(Object.entries(stakes).filter((one): one is [string, string] => isText(one[1])))
      : {},
    priceChanges: priceChanges === 'higher' || priceChanges === 'any' ? priceChanges : 'none',
  }
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200

const isPrice = (value: unknown): value is number => typeof value === 'number' && isOdds(value)

function isSelection(value: unknown): value is Selection {
  if (!isRecord(value) || !isRecord(value.names)) return false
  const { event, line, outcome, odds, sport, names, boost, usualOdds } = value
  return (
    [event, line, outcome, names.event, names.market, names.outcome].every(isText) &&
    isPrice(odds) &&
    (usualOdds === undefined || isPrice(usualOdds)) &&
    typeof sport === 'number' &&
    (boost === undefined || isText(boost))
  )
}
