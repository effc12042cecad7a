import { defineConfig } from 'drizzle-kit'

// `npx drizzle-kit generate --name what_changes` compares every domain's schema.ts with the last migration.
export default defineConfig({
  dialect: 'postgresql',
  schema: 'server/**/schema.ts',
  out: 'server/db/migrations',
})
