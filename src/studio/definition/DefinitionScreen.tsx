import { Badge, Button, Group, Loader, Stack, Tabs, Text, Title } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Link } from 'wouter'
import type { Draft, Problem } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { HereToo } from '../colleagues/Colleagues.tsx'
import { CommentsPanel } from '../comments/CommentsPanel.tsx'
import { Failure } from '../parts/Failure.tsx'
import { historyHash } from '../parts/hrefOf.ts'
import { moment } from '../parts/moment.ts'
import { StateBadge } from '../parts/StateBadge.tsx'
import { tell, tellFailure } from '../parts/tell.ts'
import { seenKinds } from '../preview/findAddress.ts'
import { HeldNotice } from '../schedule/HeldNotice.tsx'
import { useStudio, useStudioState } from '../shell/StudioContext.ts'
import { FixedContext } from '../source/FixedContext.ts'
import { SourceLink } from '../source/SourceLink.tsx'
import { leadsToTexts } from '../texts/textAddress.ts'
import { builderWords } from '../words/builder.ts'
import { colleagueWords, commentWords } from '../words/comments.ts'
import { words } from '../words/en.ts'
import { previewWords } from '../words/preview.ts'
import { ComparePanel } from './ComparePanel.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { openDocument } from './carriedHistories.ts'
import type { JsonEditor } from './createJsonEditor.ts'
import { DefinitionDeeds } from './DefinitionDeeds.tsx'
import { tabsOf } from './definitionTabs.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { JsonField } from './JsonField.tsx'
import { linkedPlace } from './linkedPlace.ts'
import { Problems } from './Problems.tsx'
import { parseDefinition, printDefinition } from './printDefinition.ts'
import { UsesPanel } from './UsesPanel.tsx'

/** One definition: its text, what is wrong with it, what it was before. */
export function DefinitionScreen({ name }: { name: string }) {
  const studio = useStudio()
  const { definitions, problems: all } = useStudioState()
  const document = useMemo(() => openDocument(studio, name), [studio, name])
  const state = useSnapshot(document.state)
  const past = useSnapshot(document.history.state)
  const [failure, setFailure] = useState<StudioFailure>()
  const tabs = tabsOf(name.split('/')[0] ?? '')
  // Places of a form are found in its text: its builder knows fields, not places.
  const showsPlaces = !name.startsWith('form/') && tabs.some((one) => one.name === 'builder')
  const linked = linkedPlace(window.location.hash)
  const [tab, setTab] = useState<string | null>(() => {
    const { hash } = window.location
    if (hash === historyHash) return 'history'
    if (linked !== undefined) return showsPlaces ? 'builder' : 'text'
    if (tabs.some((one) => one.name === 'texts') && leadsToTexts(hash)) return 'texts'
    return (hash === '' ? tabs[0]?.name : undefined) ?? 'text'
  })
  const [judged, setJudged] = useState<readonly Problem[]>()
  const editor = useRef<JsonEditor>(undefined)
  const [place, setPlace] = useState(linked === undefined ? undefined : { pointer: linked, turn: 1 })

  const saving = useRef<() => void>(undefined)
  // Wherever the focus is, in a box that is typed into too.
  useHotkeys([['mod+S', () => saving.current?.()]], [], true)

  const read = () => {
    setFailure(undefined)
    document.read().catch((error: unknown) => {
      if (error instanceof StudioFailure) setFailure(error)
    })
  }
  useEffect(read, [document])

  const summary = definitions?.find(({ key }) => key === name)
  const standing = summary?.state
  // Somebody else has saved it: shown at once where nothing is typed, joined with what is typed at the next save.
  const isNewer =
    summary !== undefined && state.draft?.saved_at !== undefined && summary.saved_at > state.draft.saved_at
  const isOvertaken = isNewer && state.text !== state.base.text
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once for what is newer, however often it is drawn
  useEffect(() => {
    if (isNewer && !isOvertaken && !document.state.isBusy) read()
  }, [isNewer, isOvertaken])
  const problems = useMemo(() => {
    if (judged) return judged
    const own = all.filter(({ definition }) => definition === name)
    const known = new Set(own.map(({ code, pointer }) => `${code} ${pointer}`))
    return [...own, ...state.problems.filter(({ code, pointer }) => !known.has(`${code} ${pointer}`))]
  }, [all, judged, name, state.problems])

  if (failure)
    return failure.status === 404 ? (
      <Text>{standing === 'removed' ? words.definition.removed : words.definition.missing}</Text>
    ) : (
      <Failure error={failure} again={read} />
    )
  const { draft } = state
  if (!draft) return <Loader aria-label={words.loading} />

  const isTyped = state.text !== state.base.text
  const save = () =>
    document
      .save()
      .then((fault) => {
        if (fault !== undefined)
          tellFailure(new StudioFailure(400, { error: { type: 'Typed', message: fault } }))
        else if (!document.state.theirs) tell(words.definition.saved)
      })
      .catch(tellFailure)
  saving.current = isTyped && !state.isBusy ? save : undefined
  const tidyUp = () => {
    const parsed = parseDefinition(state.text)
    if ('definition' in parsed) document.type(printDefinition(parsed.definition), 'elsewhere')
  }
  const goTo = (pointer: string) => {
    if (tab === 'builder' && showsPlaces) {
      setPlace((before) => ({ pointer, turn: (before?.turn ?? 0) + 1 }))
      return
    }
    setTab('text')
    editor.current?.goTo(pointer)
  }

  const built = {
    document,
    name,
    text: state.text,
    edition: state.edition,
    problems,
    place,
    judged: setJudged,
  }
  return (
    <Stack>
      {/* A row of its own: what is said beside the title must not move a button that is being pressed. */}
      <Stack gap="xs">
        <Group>
          <Title order={1} size="h3">
            {draft.key}
          </Title>
          {standing && <StateBadge state={problems.length > 0 ? 'broken' : standing} />}
          {isTyped && <Badge color="yellow.4">{words.definition.unsaved}</Badge>}
          <HereToo name={name} />
        </Group>
        <Group gap="xs">
          <Button.Group aria-label={builderWords.history}>
            <Button variant="default" disabled={!past.canUndo} onClick={document.undo}>
              {builderWords.undo}
            </Button>
            <Button variant="default" disabled={!past.canRedo} onClick={document.redo}>
              {builderWords.redo}
            </Button>
          </Button.Group>
          <Button onClick={save} disabled={!isTyped} loading={state.isBusy}>
            {words.definition.save}
          </Button>
          {seenKinds.has(draft.kind) && (
            <Button component={Link} href={`/preview?of=${encodeURIComponent(name)}`} variant="default">
              {previewWords.show}
            </Button>
          )}
          <DefinitionDeeds draft={draft as Draft} {...{ name, document, isTyped, tidyUp, read }} />
        </Group>
      </Stack>
      {draft.saved_by && draft.saved_at && (
        <Text size="sm" c="dimmed">
          {words.definition.savedBy(draft.saved_by, moment(draft.saved_at))}
        </Text>
      )}
      {draft.source && <SourceLink source={draft.source} />}
      <HeldNotice name={name} />
      {isOvertaken && <Text role="status">{colleagueWords.newer(summary?.saved_by ?? '')}</Text>}
      {state.isKept && (
        <Group>
          <Text>{words.definition.kept}</Text>
          <Button variant="light" size="compact-sm" onClick={() => document.forgetTyped()}>
            {words.definition.keptDrop}
          </Button>
        </Group>
      )}
      <Problems problems={problems} goTo={goTo} />
      <Tabs value={tab} onChange={setTab} keepMounted>
        <Tabs.List>
          {tabs.map(({ name, title }) => (
            <Tabs.Tab key={name} value={name}>
              {title}
            </Tabs.Tab>
          ))}
          <Tabs.Tab value="text">{words.definition.text}</Tabs.Tab>
          <Tabs.Tab value="difference">{words.definition.difference}</Tabs.Tab>
          <Tabs.Tab value="history">{words.definition.history}</Tabs.Tab>
          <Tabs.Tab value="uses">{words.uses.title}</Tabs.Tab>
          <Tabs.Tab value="comments">{commentWords.titleOpen(summary?.open_comments ?? 0)}</Tabs.Tab>
        </Tabs.List>
        {tabs.map(({ name, isKept, Content }) => (
          <Tabs.Panel key={name} value={name} pt="md">
            <Suspense fallback={<Loader aria-label={words.loading} />}>
              <FixedContext value={draft.source !== undefined}>
                {(isKept || tab === name) && <Content {...built} />}
              </FixedContext>
            </Suspense>
          </Tabs.Panel>
        ))}
        <Tabs.Panel value="text" pt="md">
          <JsonField
            text={state.text}
            isShown={tab === 'text'}
            problems={problems}
            readOnly={draft.source !== undefined}
            changed={document.type}
            undo={document.undo}
            redo={document.redo}
            ready={(made) => {
              editor.current = made
              if (linked !== undefined) made.goTo(linked)
            }}
          />
        </Tabs.Panel>
        <Tabs.Panel value="difference" pt="md">
          {tab === 'difference' && <ComparePanel name={name} etag={draft.etag} text={state.text} />}
        </Tabs.Panel>
        <Tabs.Panel value="history" pt="md">
          {tab === 'history' && (
            <HistoryPanel
              name={name}
              etag={draft.etag}
              bringBack={(definition) => {
                document.type(printDefinition(definition), 'elsewhere')
                setTab('text')
              }}
            />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="uses" pt="md">
          {tab === 'uses' && <UsesPanel name={name} />}
        </Tabs.Panel>
        <Tabs.Panel value="comments" pt="md">
          {tab === 'comments' && <CommentsPanel name={name} text={state.text} goTo={goTo} />}
        </Tabs.Panel>
      </Tabs>
      <ConflictDialog document={document} state={state as never} />
    </Stack>
  )
}
