import { notifications } from '@mantine/notifications'
import { words } from '../words/en.ts'
import { failureWords } from './failureWords.ts'

const show = (notice: { message: string; color: string; autoClose?: number }): void =>
  void notifications.show({ ...notice, closeButtonProps: { 'aria-label': words.close } })

export const tell = (message: string): void => show({ message, color: 'teal' })

/** Stays long enough to be read twice. @param error or the words that say it */
export const tellFailure = (error: unknown): void =>
  show({ message: typeof error === 'string' ? error : failureWords(error), color: 'red', autoClose: 10_000 })
