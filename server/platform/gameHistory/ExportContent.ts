import type { Executor } from '../../db/Database.ts'
import type { HistoryExport } from './schema.ts'

/** A piece of a file: what a process holds of it. @property count of rounds or bets in it */
export type ExportPiece = { text: string; count: number }

/** What is in the files of one kind. */
export type ExportContent = {
  /** The file in pieces, its head first; the same ones whenever it is asked. */
  pieces(one: HistoryExport): AsyncIterable<ExportPiece>
  /** Tells the player that it is there, in the transaction that says so. */
  tell?(tx: Executor, one: HistoryExport, count: number): Promise<void>
}
