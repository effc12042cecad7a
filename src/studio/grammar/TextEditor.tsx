import { Accordion, Autocomplete, Button, Fieldset, Group, Stack, Text, Textarea } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { findGrammar } from '#schemas/compiler/grammar.ts'
import { resolveRef } from '#schemas/runtime/walkGrammar.ts'
import { isObject } from '../definition/identity.ts'
import { tellFailure } from '../parts/tell.ts'
import { HeldText } from '../schedule/HeldNotice.tsx'
import { useFixed } from '../source/FixedContext.ts'
import { unsavedId } from '../stores/createUnsaved.ts'
import { judgeMessage } from '../texts/icuArguments.ts'
import { hasTags, pasteAsText } from '../texts/pasted/pasteAsText.ts'
import { type WrittenText, writeTexts } from '../texts/writeTexts.ts'
import { builderWords } from '../words/builder.ts'
import type { PartProps } from './editorProps.ts'
import { JsonEditor } from './JsonEditor.tsx'
import { SharedText } from './SharedText.tsx'
import { useSurroundings } from './Surroundings.ts'
import { ValuesEditor } from './ValuesEditor.tsx'

/** What the grammar says of every text, or of its key, says nothing of this one. */
const generic = ['text', 'messageKey'].map(
  (name) => resolveRef(`common.json#/$defs/${name}`, {}, findGrammar)?.schema.description,
)

/** Keys that are offered at once. */
const most = 30

/**
 * What players read, written where it stands; its message is made with it.
 * @param holdsMarkup whether it may hold simple HTML
 */
export function TextEditor({ holdsMarkup = false, ...props }: PartProps & { holdsMarkup?: boolean }) {
  const { label, description, value, change } = props
  const around = useSurroundings()
  const { site, locale, newTextKey } = around
  const { text: words } = builderWords
  const isFixed = useFixed()
  const [isSaved, setSaved] = useState(false)
  const given = isObject(value) ? value.key : value
  if (isObject(value) && typeof given !== 'string') return <JsonEditor {...props} />
  const key = typeof given === 'string' ? given : ''
  const args = isObject(value) && isObject(value.args) ? value.args : undefined

  const setKey = (next: string) => {
    if (next === key) return
    if (next === '') change(undefined)
    else change(args ? { key: next, args } : next)
  }
  const write = async (texts: readonly Omit<WrittenText, 'key'>[], into: string) => {
    try {
      const isAll = await writeTexts(
        around,
        texts.map((one) => ({ ...one, key: into })),
        () => setKey(into),
      )
      setSaved(isAll)
    } catch (error) {
      tellFailure(error)
    }
  }
  const save = (text: string, inLocale: string, before: string) =>
    write([{ text, locale: inLocale, before }], key === '' ? newTextKey() : key)
  const makeOwn = () =>
    write(
      site.locales().flatMap((one) => {
        const text = site.texts(one).get(key)?.text
        return text === undefined ? [] : [{ text, locale: one }]
      }),
      newTextKey(),
    )
  const source = site.texts(locale).get(key)?.text
  const others = site.locales().filter((one) => one !== locale)
  const missing = key === '' ? [] : site.lacking(key)
  const missingElsewhere = missing.filter((one) => one !== locale)
  const needed = neededBy(source, locale)
  return (
    <Fieldset legend={label} mt="md">
      <Stack gap="xs">
        <Message
          label={words.in(label, locale)}
          description={generic.includes(description) ? undefined : description}
          of={key}
          text={source}
          locale={locale}
          holdsMarkup={holdsMarkup}
          save={save}
        />
        {key !== '' && <SharedText of={key} own={makeOwn} />}
        <HeldText definition={site.texts(locale).get(key)?.definition} text={key} />
        {(args !== undefined || needed.length > 0) && (
          <ValuesEditor
            {...props}
            label={words.args}
            value={args}
            suggestions={needed}
            change={(next) => change(next === undefined ? key : { key, args: next })}
          />
        )}
        <Text size="xs" c="dimmed" role="status">
          {isSaved ? words.saved : ''}
        </Text>
        <Accordion
          variant="filled"
          chevronPosition="left"
          keepMounted={false}
          defaultValue={isFixed ? 'more' : null}
        >
          <Accordion.Item value="more">
            <Accordion.Control>
              <Group gap="xs" justify="space-between" wrap="nowrap">
                <Text size="xs" className="breakable">
                  {key === '' ? words.noKey : key}
                </Text>
                {missing.length > 0 && (
                  <Text size="xs" c="red">
                    {words.missing(missing.join(', '))}
                  </Text>
                )}
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              <Stack gap="xs">
                {others.map((other) => (
                  <div key={other}>
                    <Message
                      label={words.in(label, other)}
                      of={key}
                      text={site.texts(other).get(key)?.text}
                      locale={other}
                      holdsMarkup={holdsMarkup}
                      save={save}
                    />
                    <HeldText definition={site.texts(other).get(key)?.definition} text={key} />
                  </div>
                ))}
                {missingElsewhere.length > 0 && source !== undefined && !missing.includes(locale) && (
                  <Button
                    variant="light"
                    size="compact-sm"
                    onClick={() =>
                      write(
                        missingElsewhere.map((other) => ({ text: source, locale: other })),
                        key,
                      )
                    }
                  >
                    {words.sameEverywhere}
                  </Button>
                )}
                <KeyField label={words.key(label)} value={key} locale={locale} change={setKey} />
              </Stack>
            </Accordion.Panel>
          </Accordion.Item>
        </Accordion>
      </Stack>
    </Fieldset>
  )
}

type MessageProps = {
  label: string
  description?: string | undefined
  /** Its key; empty where it has none yet. */
  of: string
  text: string | undefined
  locale: string
  holdsMarkup: boolean
  save: (text: string, locale: string, before: string) => Promise<void>
}

/** One text in one language; what is written is kept as it is typed, and saved once it is left. */
function Message({ label, description, of, text, locale, holdsMarkup, save }: MessageProps) {
  const { unsaved } = useSurroundings().site
  const kept = useSnapshot(unsaved.state).items[unsavedId({ key: of, locale })]
  const [typed, setTyped] = useState<{ text: string; before: string }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed ends where another text stands there
  useEffect(() => setTyped(undefined), [text, of])
  const written = typed?.text ?? kept?.text ?? text ?? ''
  const before = kept?.before ?? typed?.before ?? text ?? ''
  const type = (next: string) => {
    setTyped({ text: next, before })
    if (of !== '') unsaved.type({ key: of, locale, text: next, before })
  }
  const { broken, samples } = judgeMessage(written, text, locale)
  return (
    <Textarea
      label={label}
      description={kept && !typed ? builderWords.text.kept : description}
      lang={locale}
      dir="auto"
      rows={1}
      classNames={{ input: 'as-long-as-its-text' }}
      value={written}
      error={broken}
      {...(samples[0] !== undefined && { inputWrapperOrder: ['label', 'description', 'input', 'error'] })}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onPaste={(event) => pasteAsText(event, holdsMarkup || hasTags(text))}
      onBlur={() => {
        if (written !== before && !kept?.isDone && broken === undefined) void save(written, locale, before)
      }}
    />
  )
}

type KeyFieldProps = { label: string; value: string; locale: string; change: (key: string) => void }

/** Another text that there is already, found by its key or by what it says. */
function KeyField({ label, value, locale, change }: KeyFieldProps) {
  const { site } = useSurroundings()
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const sought = typed.trim().toLowerCase()
  const texts = site.texts(locale)
  const found: string[] = []
  for (const [key, { text }] of texts) {
    if (found.length >= most) break
    if (key.toLowerCase().includes(sought) || text.toLowerCase().includes(sought)) found.push(key)
  }
  return (
    <Autocomplete
      label={label}
      value={typed}
      data={found}
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <div>
          <Text size="sm">{texts.get(option.value)?.text}</Text>
          <Text size="xs" c="dimmed">
            {option.value}
          </Text>
        </div>
      )}
      onChange={setTyped}
      onOptionSubmit={change}
      onBlur={() => change(typed.trim())}
    />
  )
}

/** The arguments that a message asks for. */
function neededBy(text: string | undefined, locale: string): string[] {
  // What it is said to lack, where its source has none, is what it asks for.
  return text === undefined ? [] : judgeMessage(text, '', locale).unknown
}
