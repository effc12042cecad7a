import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/Database.ts'
import { sandboxApplicants, sandboxTokens } from './schema.ts'

export type SandboxApplicant = typeof sandboxApplicants.$inferSelect
type Status = SandboxApplicant['status']

const hash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Applicants of the sandbox and the rights to open its widget. */
export const applicantRepository = {
  async find(executor: Executor, id: string): Promise<SandboxApplicant | undefined> {
    return (await executor.select().from(sandboxApplicants).where(eq(sandboxApplicants.id, id)))[0]
  },

  async findByUser(executor: Executor, externalUserId: string): Promise<SandboxApplicant | undefined> {
    const mine = eq(sandboxApplicants.externalUserId, externalUserId)
    return (await executor.select().from(sandboxApplicants).where(mine))[0]
  },

  /** None where the user has an applicant already. */
  async create(
    executor: Executor,
    externalUserId: string,
    levelName: string,
  ): Promise<SandboxApplicant | undefined> {
    const id = randomBytes(16).toString('hex')
    const made = await executor
      .insert(sandboxApplicants)
      .values({ id, externalUserId, levelName })
      .onConflictDoNothing()
      .returning()
    return made[0]
  },

  async setStatus(
    executor: Executor,
    id: string,
    status: Status,
    reason: string | null = null,
  ): Promise<void> {
    await executor.update(sandboxApplicants).set({ status, reason }).where(eq(sandboxApplicants.id, id))
  },

  async createToken(executor: Executor, applicantId: string, seconds: number): Promise<string> {
    const token = `_act-sandbox-${randomBytes(24).toString('base64url')}`
    await executor.delete(sandboxTokens).where(lt(sandboxTokens.expiresAt, sql`now()`))
    await executor.insert(sandboxTokens).values({
      tokenHash: hash(token),
      applicantId,
      expiresAt: sql`now() + make_interval(secs => ${seconds})`,
    })
    return token
  },

  async isGood(executor: Executor, applicantId: string, token: string): Promise<boolean> {
    const found = await executor
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
