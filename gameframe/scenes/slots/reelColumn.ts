/**
 * What runs through a reel's window from one stop to the next, from top to bottom: the new window, the strip below it, and
 * what was there before. A reel shows its own strip, so that nothing looks nearer than it was.
 * @param turn symbols that pass
 */
export function reelColumn(strip: string, stop: number, rows: number, before: string, turn: number): string {
  let column = ''
  for (let at = 0; at < rows + turn; at += 1) column += strip[(stop + at) % strip.length] ?? ''
  return column + before
}
