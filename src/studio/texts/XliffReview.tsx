import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { tell, tellFailure } from '../parts/tell.ts'
import { useStudio } from '../shell/StudioContext.ts'
import { words } from '../words/en.ts'
import { textWords, translationWords } from '../words/texts.ts'
import { canBeTaken, type ImportedText, type ImportPlan, isFaultless } from './planImport.ts'
import { saveTexts } from './saveTexts.ts'

type XliffReviewProps = {
  from: string
  to: string
  plan: ImportPlan
  close: () => void
  saved: () => void
}

/** As many as one call takes, in a body of any server's size. */
const mostReviewed = 200

const nameOf = ({ definition, key }: ImportedText) => `${definition} ${key}`

/** What came back from translators, text by text, before any of it is saved. */
export function XliffReview({ from, to, plan, close, saved }: XliffReviewProps) {
  const studio = useStudio()
  const fit = plan.texts.filter(canBeTaken)
  // What was translated from other words, or lost some of what stood in them, is looked at before it is taken.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(plan.texts.filter(isFaultless).map(nameOf)),
  )
  const [isBusy, setBusy] = useState(false)
  const taken = fit.filter((one) => chosen.has(nameOf(one)))
  const choose = (one: ImportedText, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(nameOf(one))
    else next.delete(nameOf(one))
    setChosen(next)
  }
  const save = async () => {
    setBusy(true)
    try {
      const changes = taken.map(({ definition, key, target, before }) => ({
        ...{ definition, key, before },
        text: target,
      }))
      // The same words as before, and translators say that they still fit.
      const same = taken.filter(({ before, target }) => before === target)
      const reviewed = same.map(({ definition, key, sourceRevision }) => ({
        ...{ definition, key },
        source_revision: sourceRevision,
      }))
      for (let at = 0; at < reviewed.length; at += mostReviewed) {
        const some = reviewed.slice(at, at + mostReviewed)
        await studio.withSession(() => studio.api.reviewTranslations(to, from, some))
      }
      const left = await saveTexts(studio, to, changes, (key) =>
        key.replace(`messages/${to}/`, `messages/${from}/`),
      )
      tell(translationWords.saved(taken.length - left.length))
      if (left.length > 0) tellFailure(translationWords.left(left.join(', ')))
      saved()
    } catch (error) {
      tellFailure(error)
      setBusy(false)
    }
  }

  return (
    <Dialog title={translationWords.review} close={close} size="xl">
      <Stack>
        {plan.texts.length === 0 && <Text>{translationWords.none}</Text>}
        {plan.texts.map((one) => (
          <TextLine
            key={nameOf(one)}
            one={one}
            to={to}
            isChosen={chosen.has(nameOf(one))}
            choose={(isChosen) => choose(one, isChosen)}
          />
        ))}
        <Stack gap={2}>
          {plan.same > 0 && <Text size="sm">{translationWords.same(plan.same)}</Text>}
          {plan.empty > 0 && <Text size="sm">{translationWords.empty(plan.empty)}</Text>}
          {plan.gone.length > 0 && (
            <Text size="sm" className="breakable">
              {translationWords.gone(plan.gone.join(', '))}
            </Text>
          )}
        </Stack>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {words.cancel}
          </Button>
          <Button disabled={taken.length === 0} loading={isBusy} onClick={save}>
            {translationWords.take(taken.length)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

type TextLineProps = { one: ImportedText; to: string; isChosen: boolean; choose: (isChosen: boolean) => void }

function TextLine({ one, to, isChosen, choose }: TextLineProps) {
  const { key, source, sent, before, target, isUntouched, broken, unknown, missing, markup } = one
  const fault = broken ?? (unknown.length > 0 ? textWords.unknown(unknown.join(', ')) : undefined)
  const doubts = [
    isUntouched && translationWords.untouched,
    missing.length > 0 && translationWords.missing(missing.map((name) => `{${name}}`).join(', ')),
    markup.lost.length > 0 && translationWords.lost(markup.lost.join(' ')),
    markup.unpaired.length > 0 && translationWords.unpaired(markup.unpaired.join(' ')),
  ].filter((doubt) => doubt !== false)
  return (
    <Stack gap={2}>
      <Checkbox
        label={key}
        description={source}
        error={fault}
        disabled={fault !== undefined}
        checked={isChosen && fault === undefined}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      <Text size="sm" lang={to} dir="auto" pl={32} className="breakable">
        {target}
      </Text>
      {doubts.map((doubt) => (
        <Text key={doubt} size="xs" c="red" pl={32} dir="auto" className="breakable">
          {doubt}
        </Text>
      ))}
      {sent !== undefined && (
        <Text size="xs" c="dimmed" pl={32} dir="auto">
          {translationWords.sent(sent)}
        </Text>
      )}
      {before !== undefined && before !== target && (
        <Text size="xs" c="dimmed" pl={32} dir="auto">
          {translationWords.before(before)}
        </Text>
      )}
    </Stack>
  )
}
