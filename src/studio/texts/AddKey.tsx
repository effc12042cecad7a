import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { textWords } from '../words/texts.ts'

/** A key as the grammar of messages has them. */
const fit = /^[A-Za-z][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)+$/

/** Names a text that there is not yet. */
export function AddKey({ keys, add }: { keys: readonly string[]; add: (key: string) => void }) {
  const [key, setKey] = useState('')
  const isFree = fit.test(key) && !keys.includes(key)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isFree) return
        add(key)
        setKey('')
      }}
    >
      <Group align="end">
        <TextInput
          flex={1}
          label={textWords.newKey}
          description={textWords.newKeyHint}
          value={key}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        />
        <Button type="submit" variant="light" disabled={!isFree}>
          {textWords.add}
        </Button>
      </Group>
    </form>
  )
}
