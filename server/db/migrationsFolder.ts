import { fileURLToPath } from 'node:url'

/** Where drizzle-kit writes the migrations and every start reads them. */
export const migrationsFolder: string = fileURLToPath(new URL('./migrations', import.meta.url))
