/** The tables that were found are not those that this release continues. */
export class OtherTablesError extends Error {
  /** @param where the data directory, or the server and the database's name */
  constructor(where: string) {
    super(
      `The tables in ${where} were made by an earlier release, which this one does not continue; nothing in them was ` +
        'touched. To carry the site over, start the release that made them, save its definitions with `npm run ' +
        'content -- pull --dir carried-over`, start this release with another DATA_DIR or DATABASE_URL, and bring ' +
        'them in with `npm run content -- push --publish --dir carried-over`.',
    )
    this.name = 'OtherTablesError'
  }
}
