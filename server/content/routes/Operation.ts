import type { FastifyReply, FastifyRequest } from 'fastify'
import type { operations } from '#generated/contentApi.ts'
import type { Database } from '../../db/Database.ts'
import type { Hosts } from '../../http/createHosts.ts'
import type { Compiler } from '../Definition.ts'
import type { Funnel } from '../funnel/createFunnel.ts'
import type { FunnelAlarms } from '../funnel/createFunnelAlarms.ts'
import type { LiveContent } from '../LiveContent.ts'
import type { LoyaltyDesk } from '../loyalty/LoyaltyDesk.ts'
import type { Previews } from '../previews/Previews.ts'
import type { ReleaseCompiler } from '../ReleaseCompiler.ts'
import type { ReleaseEvents } from '../ReleaseEvents.ts'
import type { Schedule } from '../schedule/createSchedule.ts'
import type { OpenSource } from '../source/openSource.ts'
import type { SportsDesk } from '../sports/SportsDesk.ts'
import type { CallingMember } from '../staff/authenticate.ts'
import type { Due, SecondFactorRule } from '../staff/due.ts'
import type { Factors } from '../staff/factors/createFactors.ts'
import type { Invitations } from '../staff/invitations/createInvitations.ts'
import type { Passkeys } from '../staff/passkeys/createPasskeys.ts'
import type { Role } from '../staff/roles.ts'

/** An operation of the content API, as its description names it. */
export type OperationId = keyof operations

/** What the handlers of the content API stand on. */
export interface ContentContext {
  database: Database
  compiler: Compiler
  releases: ReleaseCompiler
  previews: Previews
  schedule: Schedule
  funnel: Funnel
  alarms: FunnelAlarms
  live: LiveContent
  /** Domains under which players reach the site. */
  hosts: Hosts
  events: ReleaseEvents
  factors: Factors
  passkeys: Passkeys
  invitations: Invitations
  /** Who must have a second factor. */
  secondFactor: SecondFactorRule
  /** Bytes that the files of the library may come to. */
  mediaQuota: number
  /** The CMS that the site takes definitions from, where there is one. */
  source?: OpenSource
  /** The sportsbook, where it is ours. */
  sports?: SportsDesk
  /** Loyalty programmes, where they are ours. */
  loyalty?: LoyaltyDesk
  /** Origin under which the site is reached, when the operator says so. */
  publicUrl?: string
  /** Whether passkeys are used only where the operator says it. */
  needsPublicUrl: boolean
}

type Parameters<K extends OperationId> = operations[K]['parameters']

type BodyOf<K extends OperationId> = operations[K] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : operations[K] extends { requestBody: { content: { 'application/octet-stream': unknown } } }
    ? Buffer
    : undefined

/** One request, validated by the description. */
export interface Call<K extends OperationId> {
  body: BodyOf<K>
  query: NonNullable<Parameters<K>['query']>
  path: NonNullable<Parameters<K>['path']>
  request: FastifyRequest
  reply: FastifyReply
  /** Who calls; nobody for a public operation. */
  member: CallingMember
  /** Token of their session. */
  token: string
}

export interface Operation<K extends OperationId> {
  /** Who may call it. */
  role: Role | 'public'
  /** Only for who has shown within minutes who they are. */
  fresh?: boolean
  /** Also for whom something is due first: anything, or this alone. */
  due?: true | Due
  /** Longest body in bytes, where the server's limit is too small. */
  bodyLimit?: number
  /** How many calls of a member are taken at a time; the body of each is held whole. */
  atOnce?: number
  /** Its answer is a stream that never ends. */
  endless?: boolean
  /** Its requests are not logged. */
  unlogged?: boolean
  handle(call: Call<K>): unknown
}

export type Operations<K extends OperationId = OperationId> = { [Id in K]: Operation<Id> }
