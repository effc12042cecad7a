import type { User } from './userRepository.ts'

/** A user as Strapi 5 shows one; never what they sign in with. */
export function userView(user: User) {
  const { id, documentId, username, email, provider, blocked } = user
  return {
    ...{ id, documentId, username, email, provider, blocked },
    confirmed: user.confirmedAt !== null,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    publishedAt: user.createdAt.toISOString(),
  }
}

export type UserView = ReturnType<typeof userView>
