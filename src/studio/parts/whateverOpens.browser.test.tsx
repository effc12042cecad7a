import '@mantine/core/styles.layer.css'
import '@mantine/spotlight/styles.layer.css'
import '../studio.css'
import '../pages/pages.css'
import { MantineProvider } from '@mantine/core'
import { spotlight } from '@mantine/spotlight'
import axe from 'axe-core'
import { type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ContentApi, Definition, Member } from '../api/createContentApi.ts'
import { Colleagues } from '../colleagues/Colleagues.tsx'
import { ConflictDialog } from '../definition/ConflictDialog.tsx'
import { createDocument, type StudioDocument } from '../definition/createDocument.ts'
import { DefinitionDeeds } from '../definition/DefinitionDeeds.tsx'
import { forgetWhatWasTyped } from '../definition/testing/forgetWhatWasTyped.ts'
import { FieldList } from '../forms/FieldList.tsx'
import { FactField } from '../grammar/FactField.tsx'
import { MomentEditor } from '../grammar/MomentEditor.tsx'
import { SurroundingsContext } from '../grammar/Surroundings.ts'
import { PicturePicker } from '../media/PicturePicker.tsx'
import { PageBuilder } from '../pages/PageBuilder.tsx'
import { FactorList } from '../people/FactorList.tsx'
import { InvitationLink } from '../people/InviteForm.tsx'
import { MemberCard } from '../people/MemberCard.tsx'
import { ProofDialog } from '../people/ProofDialog.tsx'
import { RecoveryCodes } from '../people/RecoveryCodes.tsx'
import { ShareButton } from '../preview/ShareButton.tsx'
import { RollBackButton } from '../releases/RollBackButton.tsx'
import { MomentButton } from '../schedule/MomentButton.tsx'
import { Entrance } from '../shell/Entrance.tsx'
import { SearchDialog } from '../shell/SearchDialog.tsx'
import { StudioContext, useStudioState } from '../shell/StudioContext.ts'
import { studioTheme, studioVariables } from '../shell/studioTheme.ts'
import { createStudio, type Studio } from '../stores/createStudio.ts'
import { siteOf } from '../stores/useSite.ts'
import { BeginButton } from '../templates/BeginButton.tsx'
import { WrittenTwice } from '../texts/UnsavedNotice.tsx'
import { XliffReview } from '../texts/XliffReview.tsx'
import { Ask } from './Ask.tsx'

const heading = { type: 'heading', text: 'pages.test.title', level: 2 }
const page = { kind: 'page', id: 'test', edition: 2, title: 'pages.test.title', blocks: [heading] }
const site: Record<string, Definition> = {
  'page/test': page,
  'locales/main': { kind: 'locales', id: 'main', locales: [{ code: 'en' }, { code: 'lv' }] },
  'messages/en/pages': {
    kind: 'messages',
    id: 'en/pages',
    locale: 'en',
    messages: { 'pages.test.title': 'Test' },
  },
}
const moment = '2026-01-02T03:04:05Z'
const member = {
  ...{ id: 1, name: 'Ada', email: 'ada@example.com', role: 'admin', is_active: true },
  ...{ has_second_factor: true, has_password: true },
} as Member
const draft = (key: string) => ({
  ...{ key, kind: 'page', id: 'test', definition: site[key], etag: '"1"', problems: [] },
  ...{ is_draft: true, saved_at: moment, saved_by: 'Ben' },
})

/** What the server says. */
const answers: Readonly<Record<string, unknown>> = {
  site,
  definitions: { items: [{ key: 'page/test', kind: 'page', id: 'test', state: 'changed' }], version: '1' },
  drafts: { items: [], problems: [] },
  uses: [],
  difference: { items: [], total: 0 },
  session: member,
  sessions: [{ id: 1, is_own: false, user_agent: 'Firefox', created_at: moment, seen_at: moment }],
  factors: {
    totp: { created_at: moment },
    passkeys: [{ id: 1, name: 'Blue key', created_at: moment }],
    recovery_codes: 3,
    is_required: false,
  },
  startTotp: { ticket: 't', secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' },
  renewRecoveryCodes: ['abcd-efgh', 'ijkl-mnop'],
  previewLinks: [
    { id: 1, by: 'Ada', created_at: moment, until: moment, keys: ['page/test'], may_take_back: true },
  ],
  scheduled: [],
  funnels: { items: [] },
  stand: { items: [], version: '1' },
}
const api = new Proxy(
  {},
  {
    get: (_, name: string) => async (key: string) => (name === 'draft' ? draft(key) : answers[name]),
  },
) as ContentApi

type Screen = { studio: Studio; document: StudioDocument }
type Opening = {
  /** The file that has it, in this folder's parent. */
  file: string
  show: (screen: Screen) => ReactNode
  /** What is pressed in turn; of the last one is what opens. */
  press: readonly (string | RegExp)[]
  /** Stays until it is answered. */
  stays?: true
}

/** A button for what others open without one. */
function Opened({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}

const Deeds = ({ document }: Screen) => (
  <DefinitionDeeds
    name="page/test"
    draft={draft('page/test') as never}
    document={document}
    isTyped={false}
    tidyUp={() => undefined}
    read={() => undefined}
  />
)
const Builder = ({ document }: Screen) => (
  <PageBuilder
    document={document}
    name="page/test"
    text={document.state.text}
    edition={0}
    problems={[]}
    place={undefined}
    locale="en"
    setLocale={() => undefined}
    canvas={{ answer: undefined, failure: undefined, isAsking: false, again: () => undefined }}
  />
)
const deed = (name: string, file = 'definition/DefinitionDeeds.tsx'): Opening => ({
  file,
  show: (screen) => <Deeds {...screen} />,
  press: ['More▾', name],
})
const block = (name: string | RegExp, file: string): Opening => ({
  file,
  show: (screen) => <Builder {...screen} />,
  press: ['Actions for Heading: Test', name],
})
const person = (...press: readonly string[]): Opening => ({
  file: 'people/MemberCard.tsx',
  show: () => <MemberCard member={{ ...member, id: 2, name: 'Ben' }} again={() => undefined} />,
  press: ['More about Ben', ...press],
})
const factor = (file: string, press: string): Opening => ({
  file: `people/${file}`,
  show: () => <FactorList />,
  press: [press],
})

const openings: Readonly<Record<string, Opening>> = {
  colleagues: { file: 'colleagues/Colleagues.tsx', show: () => <Colleagues />, press: ['1 colleague'] },
  'deeds of a definition': { ...deed(''), press: ['More▾'] },
  duplicating: deed('Duplicate', 'definition/DuplicateDialog.tsx'),
  'a template of it': deed('Save as template', 'templates/SaveAsTemplate.tsx'),
  renaming: deed('Rename', 'rename/RenameDialog.tsx'),
  discarding: deed('Discard changes'),
  deleting: deed('Delete', 'definition/RemoveDialog.tsx'),
  'a conflict': {
    file: 'definition/ConflictDialog.tsx',
    show: ({ document }) => (
      <Opened>
        {() => (
          <ConflictDialog
            document={document}
            state={{
              base: document.state.base,
              text: document.state.text,
              theirs: draft('page/test') as never,
            }}
          />
        )}
      </Opened>
    ),
    press: ['Open'],
    stays: true,
  },
  'deeds of a block': { ...block('', 'pages/RowMenu.tsx'), press: ['Actions for Heading: Test'] },
  'the catalogue': block('Add after …', 'pages/Catalogue.tsx'),
  'what holds others': block('Wrap in …', 'pages/Catalogue.tsx'),
  'a fragment': block('Save as fragment …', 'pages/MakeFragment.tsx'),
  'deeds of a field': {
    file: 'forms/FieldMenu.tsx',
    show: () => (
      <FieldList
        fields={[{ sysname: 'city', type: 'input' }]}
        current={undefined}
        problems={new Map()}
        figures={new Map()}
        choose={() => undefined}
        move={() => undefined}
        duplicate={() => undefined}
        remove={() => undefined}
      />
    ),
    press: ['Actions for city'],
  },
  facts: {
    file: 'grammar/FactField.tsx',
    show: () => <FactField label="From" value="/player/email" change={() => undefined} />,
    press: [/^Pick/],
  },
  'a calendar': {
    file: 'grammar/MomentEditor.tsx',
    show: () => (
      <MomentEditor
        Editor={() => null}
        label="Starts"
        description={undefined}
        value="2026-12-24T18:30:00Z"
        change={() => undefined}
        edition=""
        fields={[]}
      />
    ),
    press: ['Starts'],
  },
  pictures: {
    file: 'media/PicturePicker.tsx',
    show: () => <Opened>{(close) => <PicturePicker choose={() => undefined} close={close} />}</Opened>,
    press: ['Open'],
  },
  'what one begins with': {
    file: 'templates/BeginDialog.tsx',
    show: () => <BeginButton />,
    press: ['Create new'],
  },
  'a question': {
    file: 'parts/Ask.tsx',
    show: () => <Ask label="Forget" question="Forget it?" confirm={() => undefined} />,
    press: ['Forget'],
  },
  'a moment': {
    file: 'schedule/MomentButton.tsx',
    show: () => <MomentButton label="Later" field="When" choose={async () => undefined} />,
    press: ['Later'],
  },
  sharing: {
    file: 'preview/ShareButton.tsx',
    show: () => <ShareButton only={undefined} address="/" />,
    press: ['Share'],
  },
  'links to previews': {
    file: 'preview/ShareButton.tsx',
    show: () => <ShareButton only={undefined} address="/" />,
    press: ['Share', 'Active links'],
  },
  'a text that two have written': {
    file: 'texts/UnsavedNotice.tsx',
    show: () => (
      <Opened>
        {() => (
          <WrittenTwice
            text={{
              ...{ key: 'pages.test.title', locale: 'en', before: 'Test', theirs: 'Tests', text: 'Try' },
              ...{ isDone: true, by: 1 },
            }}
            choose={() => undefined}
          />
        )}
      </Opened>
    ),
    press: ['Open'],
    stays: true,
  },
  'what came from translators': {
    file: 'texts/XliffReview.tsx',
    show: () => (
      <Opened>
        {(close) => (
          <XliffReview
            from="en"
            to="lv"
            plan={{
              texts: [
                {
                  ...{ definition: 'messages/lv/pages', key: 'pages.test.title', sourceRevision: 1 },
                  ...{ source: 'Test', sent: 'Try', before: 'Proba', target: 'Tests', unknown: [] },
                  ...{ missing: [], markup: { lost: [], unpaired: [] } },
                },
                {
                  ...{ definition: 'messages/lv/pages', key: 'pages.test.lead', sourceRevision: 1 },
                  ...{ source: 'Lead', target: '{', broken: 'An argument is not closed.', unknown: [] },
                  ...{ missing: ['name'], markup: { lost: ['<b>'], unpaired: [] } },
                },
              ],
              ...{ same: 1, gone: ['pages.old'], empty: 2 },
            }}
            close={close}
            saved={() => undefined}
          />
        )}
      </Opened>
    ),
    press: ['Open'],
  },
  'deeds of a person': person(),
  'sessions of a person': person('Sessions'),
  'a second factor taken': person('Reset second factor'),
  'going back': {
    file: 'releases/RollBackButton.tsx',
    show: () => <RollBackButton release={1} label="Go back" />,
    press: ['Go back'],
  },
  'another passkey': factor('FactorList.tsx', 'Add a passkey'),
  'an app that shows codes': factor('FactorList.tsx', 'Use another app'),
  'the name of a passkey': factor('RenamePasskey.tsx', 'Rename Blue key'),
  'an invitation': {
    file: 'people/InviteForm.tsx',
    show: () => (
      <Opened>
        {(close) => (
          <InvitationLink
            email="ben@example.com"
            invited={{ token: 'abc', expires_at: moment, is_sent: false } as never}
            close={close}
          />
        )}
      </Opened>
    ),
    press: ['Open'],
  },
  'codes for whoever loses the rest': {
    file: 'people/RecoveryCodes.tsx',
    show: () => <Opened>{(close) => <RecoveryCodes codes={['abcd-efgh']} close={close} />}</Opened>,
    press: ['Open'],
    stays: true,
  },
  'a proof': {
    file: 'people/ProofDialog.tsx',
    show: ({ studio }) => <Proving studio={studio} />,
    press: ['Open'],
  },
  'the end of a session': {
    file: 'shell/Entrance.tsx',
    show: ({ studio }) => (
      <>
        <button type="button" onClick={() => Object.assign(studio.state, { isExpired: true })}>
          Open
        </button>
        <Entrance />
      </>
    ),
    press: ['Open'],
    stays: true,
  },
  'the account': { file: 'shell/StudioShell.tsx', show: () => <Entrance />, press: [/^Ada/] },
  search: {
    file: 'shell/SearchDialog.tsx',
    show: () => (
      <>
        <button type="button" onClick={spotlight.open}>
          Open
        </button>
        <SearchDialog />
      </>
    ),
    press: ['Open'],
  },
}

function Proving({ studio }: { studio: Studio }) {
  const { isProving } = useStudioState()
  return (
    <>
      <button type="button" onClick={() => Object.assign(studio.state, { isProving: true })}>
        Open
      </button>
      {isProving && <ProofDialog email="ada@example.com" hasSecondFactor={false} />}
    </>
  )
}

let root: Root
let element: HTMLElement
beforeEach(() => {
  // The build of the studio keeps the look of the site to the boxes that it is drawn in.
  document.querySelector('style[data-vite-dev-id$="renderers/theme/mantine.css"]')?.remove()
  forgetWhatWasTyped()
  sessionStorage.clear()
  document.title = 'Studio'
  document.documentElement.lang = 'en'
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
})
afterEach(() => {
  root.unmount()
  element.remove()
})

async function show(opening: Opening): Promise<void> {
  const studio = createStudio(api)
  Object.assign(studio.state, {
    member,
    definitions: [{ key: 'page/test', kind: 'page', id: 'test', state: 'changed' }],
    colleagues: [{ name: 'Ben', at: 'page/test', is_own: false }],
  })
  const own = createDocument(studio, 'page/test')
  await own.read()
  const read = siteOf(studio)
  await read.read()
  const around = {
    ...{ site: read, definition: page, locale: 'en', facts: [], history: own.history },
    ...{ newTextKey: () => 'pages.test.text-1', textSaved: () => undefined },
  }
  const isWhole = opening.file.startsWith('shell/Entrance') || opening.file.startsWith('shell/StudioShell')
  const shown = opening.show({ studio, document: own })
  root.render(
    <MantineProvider theme={studioTheme} cssVariablesResolver={studioVariables}>
      <StudioContext value={studio}>
        <SurroundingsContext value={around}>
          {isWhole ? (
            shown
          ) : (
            <main>
              <h1>Studio</h1>
              {shown}
            </main>
          )}
        </SurroundingsContext>
      </StudioContext>
    </MantineProvider>,
  )
}

const nameOf = (one: HTMLElement) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''

function find(name: string | RegExp): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>('button, [role=menuitem]')]
  const found = all.find((one) => (typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one))))
  if (!found) throw new Error(`no ${name} among ${all.map(nameOf).join(', ')}`)
  return found
}

/** What lies over the rest, the last that was opened. */
const opened = () => [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=menu]')].at(-1)

async function press(name: string | RegExp): Promise<void> {
  const button = await vi.waitFor(() => find(name))
  button.focus()
  await userEvent.keyboard('{Enter}')
}

it.each(Object.entries(openings))('opens, is read and closes by keyboard: %s', async (_, opening) => {
  await show(opening)
  for (const name of opening.press) await press(name)
  await vi.waitFor(() => {
    const isIn = opened()?.contains(document.activeElement)
    expect(isIn, `the focus is in ${document.activeElement?.outerHTML.slice(0, 200)}`).toBe(true)
    expect(opened()?.querySelector('.mantine-Loader-root')).toBeNull()
  })
  // What still fades in has less contrast.
  await vi.waitFor(() => {
    const fading = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
      )
    expect(fading).toEqual([])
  })
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    // A part of a screen is no page, and menus stand beside what the page is made of.
    rules: { region: { enabled: false } },
  })
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any.map(({ message }) => message).join(' ')}`).join('\n   ')}`,
    ),
  ).toEqual([])
  await userEvent.keyboard('{Escape}')
  if (opening.stays) {
    expect(opened()).toBeDefined()
    return
  }
  await vi.waitFor(() => {
    expect(opened()).toBeUndefined()
    // The row of a tree stands for the button in it.
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.contains(find(opening.press[0] ?? ''))).toBe(true)
  })
})

it('leaves out nothing that opens', () => {
  const sources = import.meta.glob<string>(
    ['../**/*.tsx', '!../**/*.test.tsx', '!../dist/**', '!./Dialog.tsx'],
    {
      eager: true,
      import: 'default',
      query: '?raw',
    },
  )
  const opens = Object.keys(sources)
    .filter((path) => /<(Modal|Drawer|Menu|Popover|HoverCard|Dialog|Spotlight)\b/.test(sources[path] ?? ''))
    .map((path) => path.replace(/^\.\.?\//, path.startsWith('./') ? 'parts/' : ''))
  expect(opens.sort()).toEqual([...new Set(Object.values(openings).map(({ file }) => file))].sort())
})
