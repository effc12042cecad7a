import { Button, Group, Select, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { StudioFailure } from '../api/StudioFailure.ts'
import { failureWords } from '../parts/failureWords.ts'
import { hrefOf } from '../parts/hrefOf.ts'
import { words } from '../words/en.ts'
import { kindName } from '../words/kindNames.ts'
import { useStudio } from './StudioContext.ts'

/** Kinds of which a site has as many as it likes; of the others it has one. */
const kinds = ['page', 'popup', 'fragment', 'menu', 'form', 'condition'] as const

/** Begins a definition that says only what it must. */
export function NewDefinition() {
  const studio = useStudio()
  const [, navigate] = useLocation()
  const [kind, setKind] = useState<string>('page')
  const [failure, setFailure] = useState<string>()

  async function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const id = String(new FormData(event.currentTarget).get('id')).trim()
    if (!/^[a-z][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*$/.test(id)) return setFailure(words.definition.badId)
    const key = `${kind}/${id}`
    try {
      // The grammar is needed by those alone who begin something.
      const { leastDefinition } = await import('../grammar/leastDefinition.ts')
      await studio.withSession(() => studio.api.save(key, leastDefinition(kind, id), undefined))
      await studio.refresh()
      navigate(hrefOf(key))
    } catch (error) {
      const isTaken = error instanceof StudioFailure && [409, 412].includes(error.status)
      setFailure(isTaken ? words.definition.taken : failureWords(error))
    }
  }

  return (
    <section aria-label={words.begin.title}>
      <Title order={2} size="h4" mb="xs">
        {words.begin.title}
      </Title>
      <form onSubmit={begin}>
        <Group align="flex-start">
          <Select
            w={180}
            label={words.begin.kind}
            allowDeselect={false}
            value={kind}
            data={kinds.map((one) => ({ value: one, label: kindName(one) }))}
            onChange={(next) => next !== null && setKind(next)}
          />
          <TextInput
            name="id"
            flex={1}
            label={words.begin.id}
            description={words.begin.idHelp}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={failure}
            required
          />
          <Button type="submit" mt={25}>
            {words.begin.begin}
          </Button>
        </Group>
      </form>
    </section>
  )
}
