import { notifications } from '@mantine/notifications'
import { words } from '../words/en.ts'
import { failureWords } from './failureWords.ts'

const show = (notice: { message: string; color: string; id?: string; autoClose?: number }): void =>
  void notifications.show({ ...notice, closeButtonProps: { 'aria-label': words.close } })

export const tell = (message: string): void => show({ message, color: 'teal' })

/** Stays long enough to be read twice, and stands there once, however much fails by it. @param error or the words that say it */
export function tellFailure(error: unknown): void {
  const message = typeof error === 'string' ? error : failureWords(error)
  show({ id: message, message, color: 'red', autoClose: 10_000 })
}
