/** The ways to register; the compiler has put tabs in its place, so that a page that it did not compile shows nothing. */
export function AuthTypesBlock() {
  return null
}
