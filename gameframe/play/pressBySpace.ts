/** The space bar presses a button, where it does nothing else. */
export function pressBySpace(button: HTMLElement): void {
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || event.repeat || event.target !== document.body) return
    event.preventDefault()
    button.click()
  })
}
