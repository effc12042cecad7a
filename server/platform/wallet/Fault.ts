/** Something about the books that cannot be. */
export type Fault = {
  what:
    | 'balance' // is not the sum of the postings, or counts them wrongly
    | 'sum' // of a journal's postings is not zero, or it has none
    | 'hold' // is resolved without its journal, or more is held than there is
    | 'chain' // a posting does not follow from the one before it
    | 'journal' // is not what was posted
  /** Number of the account, the journal or the hold. */
  id: number
  details: string
}
