/** What the site keeps its data in: embedded, or a Postgres of its own. A project of the configuration says which. */
export type Database = 'pglite' | 'postgres'
