import { type SQL, sql } from 'drizzle-orm'
import { canonicalJson } from '#schemas/runtime/canonicalJson.ts'
import type { Executor } from '../../../db/Database.ts'
import { rowsOf } from '../../../db/rowsOf.ts'
import { together } from '../../../db/together.ts'
import type { EventState } from '../feed/EventState.ts'
import { splitKey } from '../feed/EventState.ts'
import {
  sportsCancels as cancels,
  sportsEvents as events,
  sportsLines as lines,
  sportsResults as results,
  sportsStops as stops,
} from '../schema.ts'

/**
 * What was heard, by event, into the tables: of each register the newer of what stands there and what comes, in the very order
 * that `newer` has, so that it makes no difference what was heard together.
 */
export const registerRepository = {
  /**
   * Makes events that are not there yet, holds all of them, in one order, and counts a change of each.
   * @returns how many were not there
   */
  async touch(tx: Executor, ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0
    const rows = await rowsOf<{ is_new: boolean }>(
      tx,
      sql`
      insert into ${events} as e (id, version)
      select id, 1 from json_array_elements_text(${asJson([...ids].sort())}) id
      on conflict (id) do update set version = e.version + 1
      returning xmax = 0 as is_new`,
    )
    return rows.filter((row) => row.is_new).length
  },

  /** Keeps the registers of events that are held. */
  async keep(tx: Executor, states: ReadonlyMap<string, EventState>): Promise<void> {
    await together([
      keepPrices(tx, [...states].flatMap(priceRows)),
      keepStops(tx, [...states].flatMap(stopRows)),
      keepResults(tx, [...states].flatMap(resultRows)),
      keepCancels(tx, [...states].flatMap(cancelRows)),
    ])
  },
}

type Of = readonly [event: string, state: EventState]
type Rows = readonly Readonly<Record<string, unknown>>[]

const asJson = (value: unknown): SQL => sql`${JSON.stringify(value)}::json`

async function keepPrices(tx: Executor, rows: Rows): Promise<void> {
  if (rows.length === 0) return
  const text = (of: string) =>
    sql.raw(`(('{"outcomes":' || ${of}.outcomes::text || ',"status":' || ${of}.status || '}') collate "C")`)
  await tx.execute(sql`
    insert into ${lines} as old (event, line, producer, at, status, outcomes)
    select event, line, producer, at, status, outcomes::json
    from json_to_recordset(${asJson(rows)})
      as row(event text, line text, producer int, at bigint, status int, outcomes text)
    on conflict (event, line, producer) do update
    set at = excluded.at, status = excluded.status, outcomes = excluded.outcomes
    where excluded.at > old.at or (excluded.at = old.at and ${text('excluded')} > ${text('old')})`)
}

async function keepStops(tx: Executor, rows: Rows): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${stops} as old (event, producer, "group", at, status)
    select event, producer, "group", at, status
    from json_to_recordset(${asJson(rows)}) as row(event text, producer int, "group" text, at bigint, status int)
    on conflict (event, producer, "group") do update set at = excluded.at, status = excluded.status
    where (excluded.at, excluded.status) > (old.at, old.status)`)
}

async function keepResults(tx: Executor, rows: Rows): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${results} as old (event, line, certainty, at, results)
    select event, line, certainty, at, results::json
    from json_to_recordset(${asJson(rows)}) as row(event text, line text, certainty int, at bigint, results text)
    on conflict (event, line, certainty) do update set at = excluded.at, results = excluded.results
    where excluded.at > old.at
      or (excluded.at = old.at and excluded.results::text collate "C" > old.results::text collate "C")`)
}

async function keepCancels(tx: Executor, rows: Rows): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into ${cancels} as old (event, line, key, "window", at, is_rolled_back)
    select event, line, key, "window", at, is_rolled_back
    from json_to_recordset(${asJson(rows)})
      as row(event text, line text, key text, "window" jsonb, at bigint, is_rolled_back boolean)
    on conflict (event, line, key) do update set at = excluded.at, is_rolled_back = excluded.is_rolled_back
    where (excluded.at, excluded.is_rolled_back) > (old.at, old.is_rolled_back)`)
}

function priceRows([event, { prices }]: Of) {
  return [...prices].flatMap(([line, byProducer]) =>
    [...byProducer].map(([producer, { at, value }]) => ({
      ...{ event, line, producer, at, status: value.status },
      outcomes: canonicalJson(value.outcomes),
    })),
  )
}

function stopRows([event, { stops }]: Of) {
  return [...stops].map(([key, { at, value: status }]) => {
    const [producer, group] = splitKey(key)
    return { event, producer, group, at, status }
  })
}

function resultRows([event, { results }]: Of) {
  return [...results].map(([key, { at, value }]) => {
    const [certainty, line] = splitKey(key)
    return { event, line, certainty, at, results: canonicalJson(value) }
  })
}

function cancelRows([event, { cancels }]: Of) {
  return [...cancels].flatMap(([line, byWindow]) =>
    [...byWindow].map(([key, { at, value }]) => ({
      ...{ event, line, key, at, window: value.window },
      is_rolled_back: value.isRolledBack,
    })),
  )
}
