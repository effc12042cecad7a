/** The popup that asks before a dialog closes, where a form in it has been typed into (`draft.ask` of its definition). */
export function questionOf(dialog: HTMLElement | null): string | undefined {
  return dialog?.querySelector<HTMLElement>('form[data-dirty][data-ask]')?.dataset.ask
}
