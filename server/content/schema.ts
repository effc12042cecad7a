import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes } from '../db/bytes.ts'
import { alarmOutcomes } from './funnel/alarmOutcomes.ts'
import { funnelDevices, funnelEvents } from './funnel/funnelEvents.ts'
import { mediaTypes } from './media/mediaTypes.ts'
import { roles } from './staff/roles.ts'

/** Everything of the content service stands in a Postgres schema of its own. */
export const content = pgSchema('content')

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow()

export const staff = content.table(
  'staff',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    /** Shown to colleagues. */
    name: text().notNull(),
    role: text({ enum: roles }).notNull(),
    /** Null of who signs in by passkeys alone. */
    passwordHash: text('password_hash'),
    /** Staff are never deleted, for the audit names them; they are switched off. */
    active: boolean().notNull().default(true),
    /** Until they have one that nobody else has seen, they may do nothing else. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    createdAt: moment('created_at'),
  },
  (table) => [
    uniqueIndex('staff_email').on(sql`lower(${table.email})`),
    check('staff_role', sql`${table.role} in ('editor', 'publisher', 'admin')`),
  ],
)

export const staffSessions = content.table(
  'staff_sessions',
  {
    /** SHA-256 of the token, so that a copy of the table opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    /** By which it is listed and ended. */
    id: integer().generatedAlwaysAsIdentity().unique('staff_sessions_id'),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    createdAt: moment('created_at'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When its holder last showed that they are who signed in. */
    provenAt: moment('proven_at'),
    /** To within some minutes. */
    seenAt: moment('seen_at'),
    /** Browser and system in words; never more of what a browser tells. */
    device: text().notNull().default(''),
    /** Address that it was opened from; of IPv6 the network. */
    place: text().notNull().default(''),
  },
  (table) => [index('staff_sessions_of_staff').on(table.staffId)],
)

/** Secrets of authenticator apps. */
export const staffTotp = content.table('staff_totp', {
  staffId: integer('staff_id')
    .primaryKey()
    .references(() => staff.id),
  sealed: text().notNull(),
  /** Step of the last code that was taken: neither it nor an earlier one is good again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: moment('created_at'),
})

/** Codes for whoever has lost their second factor; a used one is gone. */
export const staffRecoveryCodes = content.table(
  'staff_recovery_codes',
  {
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.hash] })],
)

export const staffPasskeys = content.table(
  'staff_passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    /** Base64url, as browsers say it. */
    credentialId: text('credential_id').notNull().unique('staff_passkeys_credential'),
    /** COSE. */
    publicKey: bytes('public_key').notNull(),
    /** Signatures that the authenticator has counted; 0 where it counts none. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** JSON list of the ways by which it is reached. */
    transports: text().notNull(),
    name: text().notNull(),
    createdAt: moment('created_at'),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('staff_passkeys_of_staff').on(table.staffId)],
)

/** Challenges that passkeys are to sign; each is taken once. */
export const staffChallenges = content.table('staff_challenges', {
  /** SHA-256 of the challenge with whom it was made for. */
  hash: text().primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

export const signInAttempts = content.table('sign_in_attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEnds: timestamp('window_ends', { withTimezone: true }).notNull(),
})

/** Immutable (a trigger sees to it). */
export const revisions = content.table(
  'revisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    definitionId: text('definition_id').notNull(),
    /** SHA-256 of `body`; of nothing for a deletion. */
    hash: text().notNull(),
    /** Canonical JSON; null says that the definition was deleted. */
    body: text(),
    deleted: boolean().notNull().generatedAlwaysAs(sql`body is null`),
    parentId: bigint('parent_id', { mode: 'number' }),
    /** Null when the program itself wrote it (the starter site). */
    authorId: integer('author_id').references(() => staff.id),
    createdAt: moment('created_at'),
  },
  (table) => [index('revisions_of_definition').on(table.kind, table.definitionId, table.id)],
)

/** The newest revision of each definition; one without a body says that the next release leaves it out. */
export const drafts = content.table(
  'drafts',
  {
    kind: text().notNull(),
    definitionId: text('definition_id').notNull(),
    revisionId: bigint('revision_id', { mode: 'number' })
      .notNull()
      .references(() => revisions.id),
  },
  (table) => [primaryKey({ columns: [table.kind, table.definitionId] })],
)

/** Translations that somebody held against what they were made of and found to fit still. */
export const textReviews = content.table(
  'text_reviews',
  {
    /** Of the messages that hold the translation. */
    definitionId: text('definition_id').notNull(),
    key: text().notNull(),
    /** What the text that it was made of said then. */
    revisionId: bigint('revision_id', { mode: 'number' })
      .notNull()
      .references(() => revisions.id),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    at: moment('at'),
  },
  (table) => [primaryKey({ columns: [table.definitionId, table.key] })],
)

/** Immutable. */
export const releases = content.table('releases', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  publishedAt: moment('published_at'),
  publishedBy: integer('published_by').references(() => staff.id),
  /** What changes and why. */
  message: text().notNull(),
  /** How many definitions it holds. */
  definitions: integer().notNull(),
  /** JSON list of the keys that differ from the release that was live before. */
  changed: text().notNull(),
  /** The release that was live before; null for the first, and for those of a time when it was not written down. */
  replacedId: integer('replaced_id').references((): AnyPgColumn => releases.id),
})

/** Immutable: which revision of each definition a release holds. */
export const releaseEntries = content.table(
  'release_entries',
  {
    releaseId: integer('release_id')
      .notNull()
      .references(() => releases.id),
    kind: text().notNull(),
    definitionId: text('definition_id').notNull(),
    revisionId: bigint('revision_id', { mode: 'number' })
      .notNull()
      .references(() => revisions.id),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.kind, table.definitionId] })],
)

/** Immutable: named by what they hold, so releases share those that did not change. */
export const artefacts = content.table('artefacts', {
  /** SHA-256 of what is compressed, base64url. */
  hash: text().primaryKey(),
  brotli: bytes().notNull(),
  gzip: bytes().notNull(),
})

/** Immutable. */
export const releaseArtefacts = content.table(
  'release_artefacts',
  {
    releaseId: integer('release_id')
      .notNull()
      .references(() => releases.id),
    key: text().notNull(),
    hash: text()
      .notNull()
      .references(() => artefacts.hash),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.key] })],
)

/** One row at most: the release that players see. */
export const live = content.table(
  'live',
  {
    only: boolean().primaryKey().default(true),
    releaseId: integer('release_id')
      .notNull()
      .references(() => releases.id),
    since: moment('since'),
  },
  (table) => [check('live_only', sql`${table.only}`)],
)

/** Immutable (a trigger sees to it): pictures that media definitions name by their hash. */
export const mediaFiles = content.table(
  'media_files',
  {
    /** SHA-256 of `body`, base64url. */
    hash: text().primaryKey(),
    type: text({ enum: mediaTypes }).notNull(),
    /** Pixels, as it is seen: turned the way its camera was held; 0 of a sound. */
    width: integer().notNull(),
    height: integer().notNull(),
    size: integer().notNull(),
    body: bytes().notNull(),
    /** Null when the program itself brought it (the starter site). */
    addedBy: integer('added_by').references(() => staff.id),
    addedAt: moment('added_at'),
  },
  (table) => [check('media_files_size', sql`${table.size} = length(${table.body})`)],
)

/** Which publishers found right what stands in a revision. */
export const approvals = content.table(
  'approvals',
  {
    revisionId: bigint('revision_id', { mode: 'number' })
      .notNull()
      .references(() => revisions.id),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    at: moment('at'),
  },
  (table) => [primaryKey({ columns: [table.revisionId, table.staffId] })],
)

/** Which publishers found right what single texts say in a revision of their messages. */
export const textApprovals = content.table(
  'text_approvals',
  {
    revisionId: bigint('revision_id', { mode: 'number' })
      .notNull()
      .references(() => revisions.id),
    key: text().notNull(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    at: moment('at'),
  },
  (table) => [primaryKey({ columns: [table.revisionId, table.key, table.staffId] })],
)

/** What is to be published, or taken back, at a moment. The table is the truth: jobs only say "look". */
export const scheduled = content.table(
  'scheduled',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    action: text({ enum: ['publish', 'unpublish'] }).notNull(),
    state: text({ enum: ['waiting', 'done', 'refused', 'cancelled'] })
      .notNull()
      .default('waiting'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    message: text().notNull(),
    /** Who publishes, by the rights that they have at the moment. */
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    /** JSON, of what is to be published: by key the version that was reviewed, of messages text by text. */
    expected: text(),
    /** What is to be taken back: a release, or what another one of these publishes. */
    releaseId: integer('release_id').references(() => releases.id),
    /** JSON list of the keys of a release that alone are taken back; null for all. */
    only: text(),
    afterId: integer('after_id').references((): AnyPgColumn => scheduled.id),
    createdAt: moment('created_at'),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** JSON: the release that came of it, or why it was refused. */
    outcome: text(),
  },
  (table) => [
    index('scheduled_by_state').on(table.state, table.at),
    check('scheduled_action', sql`${table.action} in ('publish', 'unpublish')`),
    check('scheduled_state', sql`${table.state} in ('waiting', 'done', 'refused', 'cancelled')`),
  ],
)

/** Which version of a form went live with a release, and which it took the place of. */
export const formVersions = content.table(
  'form_versions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    form: text().notNull(),
    /** Hash of its artefact. */
    version: text().notNull(),
    releaseId: integer('release_id')
      .notNull()
      .references(() => releases.id),
    at: moment('at'),
    /** Null for a form that is new. */
    beforeVersion: text('before_version'),
    /** What it was called then; null where it is the same name. */
    beforeForm: text('before_form'),
    /** The release that was live before, to which one goes back. */
    beforeReleaseId: integer('before_release_id').references(() => releases.id),
  },
  (table) => [index('form_versions_of_form').on(table.form, table.id)],
)

/** That fewer visitors complete a form since it was changed; once for each change. */
export const funnelAlarms = content.table(
  'funnel_alarms',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    formVersionId: integer('form_version_id')
      .notNull()
      .references(() => formVersions.id),
    raisedAt: moment('raised_at'),
    /** As they were when it was raised. */
    visits: bigint({ mode: 'number' }).notNull(),
    completed: bigint({ mode: 'number' }).notNull(),
    visitsBefore: bigint('visits_before', { mode: 'number' }).notNull(),
    completedBefore: bigint('completed_before', { mode: 'number' }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    outcome: text({ enum: alarmOutcomes }),
    /** Whose publishing ended it. */
    endedByReleaseId: integer('ended_by_release_id').references(() => releases.id),
  },
  (table) => [
    uniqueIndex('funnel_alarms_of_change').on(table.formVersionId),
    index('funnel_alarms_by_end').on(table.endedAt),
  ],
)

/** How often something happened in a version of a form on a day: sums, and never a row of one visit. */
export const funnelCounts = content.table(
  'funnel_counts',
  {
    form: text().notNull(),
    /** Hash of its artefact. */
    version: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    device: text({ enum: funnelDevices }).notNull(),
    /** Empty for what happened to the form as a whole. */
    field: text().notNull(),
    event: text({ enum: funnelEvents }).notNull(),
    /** Of an error; empty otherwise. */
    code: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.form, table.version, table.day, table.device, table.field, table.event, table.code],
    }),
    index('funnel_counts_by_day').on(table.day),
  ],
)

/** Append-only (a trigger sees to it). */
export const audit = content.table('audit', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at'),
  staffId: integer('staff_id').references(() => staff.id),
  /** What was done, like `save` or `publish`. */
  action: text().notNull(),
  /** What it was done to: a definition's key, a release's or a member's id. */
  target: text().notNull(),
  /** JSON. */
  details: text().notNull().default('{}'),
})

/** What comes from a CMS outside and is changed there alone. */
export const sourced = content.table(
  'sourced',
  {
    kind: text().notNull(),
    definitionId: text('definition_id').notNull(),
    source: text().notNull(),
    /** What the CMS calls it, by which its own editor is found. */
    document: text().notNull(),
    /** It is there no more, and no release without it is live yet. */
    gone: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.kind, table.definitionId] })],
)

/** How it stands with a CMS outside. */
export const sources = content.table(
  'sources',
  {
    name: text().primaryKey(),
    /** One more with everything that was taken: what began to be read before is not taken after it. */
    turn: integer().notNull(),
    /** Of what was read last. */
    fingerprint: text().notNull(),
    /** `taken`: it stands in the drafts and was not published yet; `invalid`: it is nothing that drafts could hold. */
    state: text({ enum: ['taken', 'live', 'refused', 'invalid'] }).notNull(),
    takenAt: moment('taken_at'),
    releaseId: integer('release_id').references(() => releases.id),
    /** JSON: what the gate has against it, and how many texts of which language stand in another. */
    details: text().notNull(),
  },
  (table) => [check('sources_state', sql`${table.state} in ('taken', 'live', 'refused', 'invalid')`)],
)
