import { useState } from 'react'
import { failureWords } from './failureWords.ts'

/**
 * Does something for a form, one thing at a time, and keeps why it could not be done, in words and as it was said.
 * @param wordsOf what a failure means here; undefined where it means what it means everywhere
 */
export function useDeed(wordsOf: (error: unknown) => string | undefined = () => undefined) {
  const [failure, setFailure] = useState<string>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)

  async function run(deed: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await deed()
      setFailure(undefined)
      setError(undefined)
    } catch (error) {
      setError(error)
      setFailure(wordsOf(error) ?? failureWords(error))
    }
    setBusy(false)
  }

  return { failure, error, isBusy, run }
}
