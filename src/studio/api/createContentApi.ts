import axios from 'redaxios'
import type { components } from '#generated/contentApi.ts'
import { StudioFailure } from './StudioFailure.ts'
import { uploadFile } from './uploadFile.ts'

type Schemas = components['schemas']
type AnyMember = Schemas['StaffMember']
export type Member = Omit<AnyMember, 'due'> & { readonly due?: Readonly<NonNullable<AnyMember['due']>> }
export type DefinitionSummary = Schemas['DefinitionSummary']
export type Draft = Schemas['Draft']
export type DraftSummary = Schemas['DraftSummary']
export type Problem = Schemas['Problem']
export type PublishCheck = Schemas['PublishCheck']
export type Release = Schemas['Release']
export type Revision = Schemas['Revision']
export type Translation = Schemas['Translation']
export type Scheduled = Schemas['Scheduled']
export type FunnelSummary = Schemas['FunnelSummary']
export type FunnelAlarm = Schemas['FunnelAlarm']
export type FunnelField = Schemas['FunnelSide']['fields'][number]
/** Whether the site counts, and for how many days sums are kept. */
type FunnelSettings = { is_on: boolean; days: number }
export type FunnelForm = Schemas['FunnelForm']
export type Funnel = FunnelForm & FunnelSettings
/** Days as ISO dates. */
export type FunnelPeriod = {
  from?: string | undefined
  to?: string | undefined
  device?: Schemas['FunnelDevice'] | undefined
}
/** Of one thing done, of names and of targets that hold something. */
export type AuditFilter = {
  action?: string | undefined
  by?: string | undefined
  target?: string | undefined
}
export type Invitation = Schemas['StaffInvitation']
/** What opens an invitation, and whether a letter carries it. */
export type Invited = { token: string; expires_at: string; is_sent: boolean }
export type StaffSession = Schemas['StaffSession']
export type Comment = Schemas['Comment']
export type CommentAnswer = Schemas['CommentAnswer']
export type Anchor = Schemas['Anchor']
export type Colleagues = Schemas['Colleagues']
export type Factors = Schemas['Factors']
export type TotpSetup = Schemas['TotpSetup']
export type SecondFactor = Schemas['SecondFactorAsked']['second_factor'][number]
export type ExposedOutcome = Schemas['ExposedOutcome']
/** An event, or a line of it, on which staff take no bets. */
export type BetStop = Schemas['BetStop']
export type SportsRuling = Schemas['SportsRuling']
export type NewRuling = Pick<SportsRuling, 'event' | 'line' | 'outcome' | 'result' | 'reason'>
export type UnrecoveredBet = Schemas['UnrecoveredBet']
export type AuditEntry = Schemas['AuditEntry']
export type Definition = Record<string, unknown>
/** What becomes of a draft, and over which version of it. */
export type DraftChange = { key: string; etag: string | null; definition: Definition | null }
export type Use = Schemas['Use']
export type MediaFiles = { items: Schemas['KeptMediaFile'][]; used: number; quota: number }
export type FoundPlace = Schemas['FoundPlace']
export type SitePreview = Schemas['SitePreview']
/** A definition by its key and its id afterwards, or a text by its keys. */
export type Renaming = { definition: string; to: string } | { message: string; to: string }
export type RenamePlan = {
  changes: { key: string; etag: string | null; before: Definition | null; after: Definition | null }[]
  places: { definition: string; pointer: string }[]
  problems: Problem[]
}
export type Preview = { problems: Problem[]; artefacts: Record<string, unknown> }
type Page<Item> = { items: Item[]; total: number }
/** What a browser answers when a passkey was made or used. */
type Credential = Schemas['Credential']
/** What a browser needs for it. */
type PasskeyOptions = Record<string, unknown>
type MemberChange = Partial<
  Pick<Member, 'name' | 'role' | 'is_active'> & { password: string; must_change_password: boolean }
>

const most = 50

/**
 * The content API as the studio uses it (`schemas/api/content.yaml`). Every function rejects with a `StudioFailure`.
 * A key is that of a definition, kind and id with a slash between.
 */
export function createContentApi() {
  return {
    session: () => send<Member>('GET', 'session'),
    /** @returns with what to go on, where the password alone is not enough */
    signIn: (email: string, password: string, code?: string) =>
      send<Member | { second_factor: SecondFactor[] }>('POST', 'session', { email, password, code }),
    signOut: () => send<undefined>('DELETE', 'session'),
    passkeyRequest: () => send<PasskeyOptions>('POST', 'passkeys/challenge'),
    signInByPasskey: (credential: Credential) => send<Member>('POST', 'session/passkey', { credential }),
    proofRequest: () => send<PasskeyOptions>('POST', 'session/proof/challenge'),
    proveByPasskey: (credential: Credential) => send<undefined>('PUT', 'session/proof', { credential }),
    passkeyOptions: () => send<PasskeyOptions>('POST', 'passkeys/options'),
    /** @returns recovery codes, where there were none */
    addPasskey: async (name: string, credential: Credential) =>
      (await send<Schemas['RecoveryCodes']>('POST', 'passkeys', { name, credential })).recovery_codes,
    renamePasskey: (id: number, name: string) => send<undefined>('PATCH', `passkeys/${id}`, { name }),
    removePasskey: (id: number) => send<undefined>('DELETE', `passkeys/${id}`),
    prove: (password: string) => send<undefined>('POST', 'session/proof', { password }),
    /** @param present of who has one */
    changePassword: (present: string | undefined, password: string) =>
      send<undefined>('PUT', 'session/password', { present, password }),
    /** @param of a member of staff; the caller without one */
    sessions: async (of?: number) =>
      (await send<{ items: StaffSession[] }>('GET', of === undefined ? 'sessions' : `staff/${of}/sessions`))
        .items,
    endSession: (id: number) => send<undefined>('DELETE', `sessions/${id}`),
    endOtherSessions: () => send<undefined>('DELETE', 'sessions'),
    factors: () => send<Factors>('GET', 'factors'),
    startTotp: () => send<TotpSetup>('POST', 'factors/totp'),
    /** @returns recovery codes, where there were none */
    confirmTotp: async (ticket: string, code: string) =>
      (await send<Schemas['RecoveryCodes']>('PUT', 'factors/totp', { ticket, code })).recovery_codes,
    removeTotp: () => send<undefined>('DELETE', 'factors/totp'),
    renewRecoveryCodes: async () =>
      (await send<Schemas['RecoveryCodes']>('POST', 'factors/recovery-codes')).recovery_codes,
    resetFactors: (id: number) => send<undefined>('DELETE', `staff/${id}/factors`),
    endSessionsOf: (id: number) => send<undefined>('DELETE', `staff/${id}/sessions`),

    definitions: (query?: string) =>
      send<{ items: DefinitionSummary[]; version: string }>('GET', `definitions${asked({ query })}`),
    /** The CMS that definitions come from; null where there is none. */
    source: async () => (await send<{ source: Schemas['Source'] | null }>('GET', 'source')).source,
    /** @param withTexts texts of messages one by one, with what shows them */
    drafts: (withTexts = false) =>
      send<{ items: DraftSummary[]; problems: Problem[] }>('GET', withTexts ? 'drafts?texts=true' : 'drafts'),
    draft: (key: string) => send<Draft>('GET', pathOf('drafts', key)),
    /** @param etag of what was read; undefined for a new definition */
    save: (key: string, definition: Definition, etag: string | undefined) =>
      send<Draft>('PUT', pathOf('drafts', key), definition, expecting(etag)),
    /** Several at once, or none; without a definition the draft is forgotten. */
    saveDrafts: async (changes: readonly DraftChange[]) =>
      (await send<{ items: { key: string; etag: string | null }[] }>('POST', 'drafts', { changes })).items,
    /** The next release will be without it. */
    remove: (key: string, etag: string) =>
      send<undefined>('DELETE', pathOf('drafts', key), undefined, expecting(etag)),
    /** Goes back to what the live release has. */
    discard: (key: string, etag: string) =>
      send<undefined>('DELETE', `${pathOf('drafts', key)}?discard=true`, undefined, expecting(etag)),
    /**
     * Says, or takes back, that a draft is right just as it was looked at.
     * @param text the one text of it that was looked at; all if left out, as always where it is taken back
     */
    approve: (key: string, etag: string, isGiven: boolean, text?: string) =>
      send<undefined>(
        isGiven ? 'PUT' : 'DELETE',
        `${pathOf('approvals', key)}${isGiven ? asked({ text }) : ''}`,
        undefined,
        expecting(etag),
      ),
    revisions: async (key: string) =>
      (await send<{ items: Revision[] }>('GET', pathOf('revisions', key))).items,

    /** A picture, by its bytes. */
    upload: uploadFile,
    mediaFiles: () => send<MediaFiles>('GET', 'media/files'),
    /** @param lastRelease the last of the releases that nobody can go back to then */
    removeMediaFile: (hash: string, lastRelease: number | undefined) =>
      send<undefined>('DELETE', `media/files/${hash}${asked({ last_release: lastRelease })}`),
    uses: async (key: string) => (await send<{ items: Use[] }>('GET', pathOf('uses', key))).items,
    comments: async (key: string) => (await send<{ items: Comment[] }>('GET', pathOf('comments', key))).items,
    addComment: (key: string, comment: { text: string; anchor?: Anchor; quote?: string; answers?: number }) =>
      send<Comment>('POST', pathOf('comments', key), comment),
    changeComment: (key: string, number: number, change: { text?: string; is_settled?: boolean }) =>
      send<Comment>('PATCH', `${pathOf('comments', key)}/${number}`, change),
    deleteComment: (key: string, number: number) =>
      send<undefined>('DELETE', `${pathOf('comments', key)}/${number}`),
    /** Says which definition is on the screen of an open studio, and hears of others. */
    stand: (tab: string, at: string | undefined) => send<Colleagues>('PUT', `presence/${tab}`, { at }),
    leave: (tab: string) => send<undefined>('DELETE', `presence/${tab}`),
    /** What renaming comes to; nothing is changed. */
    planRename: (renaming: Renaming) => send<RenamePlan>('POST', 'renames', { ...renaming, dry_run: true }),
    /** @param expected by key the etag of every change as it was looked at */
    rename: (renaming: Renaming, expected: Record<string, string | null>) =>
      send<RenamePlan>('POST', 'renames', { ...renaming, expected }),
    /** Every definition as editors left it, by key. */
    site: async () =>
      (await send<{ definitions: Record<string, Definition> }>('GET', 'export?from=drafts')).definitions,
    /** What a definition that is not saved would come to, and what the gate says of everything. */
    preview: (definition: Definition, artefacts: readonly string[]) =>
      send<Preview>('POST', 'preview', { definition, artefacts }),

    /** A name of the site with the drafts as they are now, unless the gate has something against them. */
    makePreview: (lasts: 'visit' | 'day' | 'week', only?: readonly string[]) =>
      send<{ problems: Problem[]; preview?: SitePreview }>('POST', 'previews', { lasts, only }),
    /** Links that hold. */
    previewLinks: async () => (await send<{ items: Schemas['PreviewLink'][] }>('GET', 'preview-links')).items,
    deletePreviewLink: (id: number) => send<undefined>('DELETE', `preview-links/${id}`),
    sharedPreview: (token: string) => send<SitePreview>('GET', `previews/${token}`),
    previewArtefact: <Artefact>(token: string, hash: string) =>
      send<Artefact>('GET', `previews/${token}/artefacts/${hash}`),
    /** Where that was written which stands at a place of an artefact. */
    place: (artefact: string, pointer: string) =>
      send<FoundPlace>('GET', `${pathOf('places', artefact)}${asked({ pointer })}`),
    /** @param definition only of this one, by key */
    translations: async (locale: string, from: string, definition?: string) =>
      (await send<{ items: Translation[] }>('GET', `translations/${locale}${asked({ from, definition })}`))
        .items,
    /** They fit what their texts say in these revisions. */
    reviewTranslations: (
      locale: string,
      from: string,
      items: readonly Pick<Translation, 'definition' | 'key' | 'source_revision'>[],
    ) => send<undefined>('POST', `translations/${locale}${asked({ from })}`, { items }),

    releases: (offset: number) => send<Page<Release>>('GET', `releases${asked({ offset, limit: most })}`),
    check: (only: readonly string[]) =>
      send<PublishCheck>('POST', 'releases', { message: '-', only, dry_run: true }),
    /** @param expected by key the etag of every change as it was reviewed */
    publish: (message: string, expected: Record<string, string | null>) =>
      send<Release>('POST', 'releases', { message, only: Object.keys(expected), expected }),
    /** What differs in a release from another one, or from what is live. */
    difference: (release: number, from?: number) =>
      send<Schemas['ReleaseDifference']>('GET', `releases/${release}/difference${asked({ from })}`),
    rollBack: (release: number) => send<Release>('POST', `releases/${release}/rollback`),
    /** What waits by its moment, then the last that ended. */
    scheduled: async () => (await send<Page<Scheduled>>('GET', 'schedule')).items,
    /** @param what what was reviewed, as `publish` takes it, or a release that is to be taken back, or what it changed of some keys */
    schedule: (
      at: Date,
      message: string,
      what:
        | { expected: Record<string, string | null>; until?: Date | undefined }
        | { release: number; only?: readonly string[] | undefined },
    ) => send<Scheduled>('POST', 'schedule', { at, message, ...what }),
    reschedule: (id: number, at: Date) => send<Scheduled>('PATCH', `schedule/${id}`, { at }),
    unschedule: (id: number) => send<Scheduled>('DELETE', `schedule/${id}`),
    funnels: () => send<FunnelSettings & { items: FunnelSummary[]; alarms: FunnelAlarm[] }>('GET', 'funnel'),
    funnel: (form: string, period: FunnelPeriod = {}) =>
      send<Funnel>('GET', `funnel/${encodeURIComponent(form)}${asked(period)}`),
    /** Of all forms that are asked for, however many calls that takes; those that are not live are left out. */
    figures: async (forms: readonly string[]): Promise<FunnelForm[]> => {
      const items: FunnelForm[] = []
      for (let start = 0; start < forms.length; start += most) {
        const some = forms.slice(start, start + most).join(',')
        items.push(...(await send<{ items: FunnelForm[] }>('GET', `figures${asked({ forms: some })}`)).items)
      }
      return items
    },
    audit: (offset: number, sought: AuditFilter = {}) =>
      send<Page<AuditEntry>>('GET', `audit${asked({ ...sought, offset, limit: most })}`),

    /** What open bets may cost, the most first. @param event the only one that is meant */
    exposure: (offset: number, event?: string) =>
      send<Page<ExposedOutcome>>('GET', `sports/exposure${asked({ event, offset, limit: most })}`),
    betStops: async () => (await send<{ items: BetStop[] }>('GET', 'sports/stops')).items,
    stopBets: (stop: BetStop & { reason?: string }) => send<undefined>('POST', 'sports/stops', stop),
    reopenBets: ({ event, line }: BetStop) =>
      send<undefined>('DELETE', `sports/stops${asked({ event, line })}`),
    rulings: async () =>
      (await send<{ items: SportsRuling[] }>('GET', `sports/rulings${asked({ limit: most })}`)).items,
    askRuling: (ruling: NewRuling) => send<SportsRuling>('POST', 'sports/rulings', ruling),
    confirmRuling: (id: number) => send<SportsRuling>('POST', `sports/rulings/${id}/confirmation`),
    unrecovered: async () =>
      (await send<{ items: UnrecoveredBet[] }>('GET', `sports/unrecovered${asked({ limit: most })}`)).items,

    staff: async () => (await send<{ items: Member[] }>('GET', 'staff')).items,
    invitations: async () => (await send<{ items: Invitation[] }>('GET', 'invitations')).items,
    /** In place of one that waits for the address. */
    invite: (email: string, role: Member['role']) => send<Invited>('POST', 'invitations', { email, role }),
    revokeInvitation: (id: number) => send<undefined>('DELETE', `invitations/${id}`),
    invitation: (token: string) => send<Invitation>('POST', 'invitation', { token }),
    invitedPasskey: (token: string, name: string) =>
      send<PasskeyOptions>('POST', 'invitation/passkey', { token, name }),
    acceptInvitation: (token: string, name: string, way: { password: string } | { credential: Credential }) =>
      send<Member>('POST', 'invitation/acceptance', { token, name, ...way }),
    changeMember: (id: number, change: MemberChange) => send<Member>('PATCH', `staff/${id}`, change),
  }
}

export type ContentApi = ReturnType<typeof createContentApi>

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

async function send<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const url = `/content/${path}`
  const data = body === undefined ? undefined : JSON.stringify(body)
  const answer = await axios({
    url,
    method,
    ...(data !== undefined && { data }),
    headers: { ...headers, ...(data !== undefined && { 'content-type': 'application/json' }) },
  }).catch((refused: unknown) => {
    if (isAnswer(refused)) throw new StudioFailure(refused.status, refused.data as never)
    throw new StudioFailure(0)
  })
  return answer.data as Answer
}

const isAnswer = (value: unknown): value is { status: number; data: unknown } =>
  typeof value === 'object' && value !== null && 'status' in value

const expecting = (etag: string | undefined): Record<string, string> =>
  etag === undefined ? { 'if-none-match': '*' } : { 'if-match': etag }

function asked(query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

/** Ids may hold slashes. */
function pathOf(resource: string, key: string): string {
  const at = key.indexOf('/')
  return `${resource}/${key.slice(0, at)}/${encodeURIComponent(key.slice(at + 1))}`
}
