import { Button, Group, Popover, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { Definition } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { failureWords } from '../parts/failureWords.ts'
import { hrefOf } from '../parts/hrefOf.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'

type DuplicateFormProps = { kind: string; id: string; definition: Definition }

/** Begins a new definition as a copy of one that works: the way to a new page or form that cannot go wrong at once. */
export function DuplicateForm({ kind, id, definition }: DuplicateFormProps) {
  const studio = useStudio()
  const [, navigate] = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function copy(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('id')).trim()
    if (!/^[a-z][a-z0-9-]*(\/[a-z0-9-]+)*$/.test(wanted)) return setFailure(words.definition.badId)
    const key = `${kind}/${wanted}`
    try {
      await studio.withSession(() => studio.api.save(key, { ...definition, id: wanted }, undefined))
      await studio.refresh()
      setOpen(false)
      navigate(hrefOf(key))
    } catch (error) {
      const isTaken = error instanceof StudioFailure && error.status === 409
      setFailure(isTaken ? words.definition.taken : failureWords(error))
    }
  }

  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus width={340} withArrow>
      <Popover.Target>
        <Button variant="default" onClick={() => setOpen(true)}>
          {words.definition.duplicate}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={copy}>
          <Group align="flex-end" wrap="nowrap">
            <TextInput
              name="id"
              label={words.definition.duplicateAs}
              defaultValue={words.definition.copyOf(id)}
              error={failure}
              flex={1}
              required
            />
            <Button type="submit">{words.definition.duplicate}</Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
