/**
 * `tabIndex` of a radio button: a group is one stop of the Tab key, at what is chosen or else at the first. Browsers
 * differ where nothing is chosen, and some stop at every button then.
 */
export function tabStop(values: readonly unknown[], chosen: unknown, index: number): 0 | -1 {
  return index === Math.max(0, values.indexOf(chosen)) ? 0 : -1
}
