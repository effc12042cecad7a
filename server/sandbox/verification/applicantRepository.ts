import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/Database.ts'
import { sandboxApplicants, sandboxTokens } from './schema.ts'

export type SandboxApplicant = typeof sandboxApplicants.$inferSelect
type Status = SandboxApplicant['status']

const hash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Applicants of the sandbox and the rights to open its widget. */
export function createApplicantRepository({ drizzle }: Database) {
  const find = async (id: string): Promise<SandboxApplicant | undefined> =>
    (await drizzle.select().from(sandboxApplicants).where(eq(sandboxApplicants.id, id)))[0]

  return {
    find,

    async findByUser(externalUserId: string): Promise<SandboxApplicant | undefined> {
      const mine = eq(sandboxApplicants.externalUserId, externalUserId)
      return (await drizzle.select().from(sandboxApplicants).where(mine))[0]
    },

    /** None where the user has an applicant already. */
    async create(externalUserId: string, levelName: string): Promise<SandboxApplicant | undefined> {
      const id = randomBytes(16).toString('hex')
      const made = await drizzle
        .insert(sandboxApplicants)
        .values({ id, externalUserId, levelName })
        .onConflictDoNothing()
        .returning()
      return made[0]
    },

    async setStatus(id: string, status: Status, reason: string | null = null): Promise<void> {
      await drizzle.update(sandboxApplicants).set({ status, reason }).where(eq(sandboxApplicants.id, id))
    },

    async createToken(applicantId: string, seconds: number): Promise<string> {
      const token = `_act-sandbox-${randomBytes(24).toString('base64url')}`
      await drizzle.delete(sandboxTokens).where(lt(sandboxTokens.expiresAt, sql`now()`))
      await drizzle.insert(sandboxTokens).values({
        tokenHash: hash(token),
        applicantId,
        expiresAt: sql`now() + make_interval(secs => ${seconds})`,
      })
      return token
    },

    async isGood(applicantId: string, token: string): Promise<boolean> {
      const found = await drizzle
        .select({ id: sandboxTokens.applicantId })
        .from(sandboxTokens)
        .where(
          and(
            eq(sandboxTokens.tokenHash, hash(token)),
            eq(sandboxTokens.applicantId, applicantId),
            gt(sandboxTokens.expiresAt, sql`now()`),
          ),
        )
      return found.length > 0
    },
  }
}

export type ApplicantRepository = ReturnType<typeof createApplicantRepository>
