/** What a compiled pattern is asked: whether it is found anywhere in a text. */
export type Pattern = { test(text: string): boolean }
