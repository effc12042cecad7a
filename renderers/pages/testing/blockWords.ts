/** English words that block stories and tests show. */
export const blockWords: Record<string, string> = {
  'page.block.failed': 'This part of the page cannot be shown',
  'page.block.reason': '{type}: {reason}',
  'page.link.newWindow': '(opens in a new window)',
  'page.loading': 'Loading',
  'page.load.failed': 'This could not be loaded.',
  'page.load.retry': 'Try again',
  'page.list.count': '{shown} of {total}',
  'page.list.added': '{added, plural, one {# more} other {# more}}, {shown} of {total}',
  'error.NetworkError': 'No answer from the server.',
  'story.left': '{time} left',
  'story.title': 'Play under the northern lights',
  'story.text': 'Clear rules, money you can follow to the cent, and limits that you set yourself.',
  'story.rich':
    '<p>Read the <a href="/terms">terms</a> and <strong>set your limit</strong>.</p><ul><li>One</li><li>Two</li></ul>',
  'story.label': '18+',
  'story.action': 'Open an account',
  'story.more': 'Read more',
  'story.tabs': 'History',
  'story.deposits': 'Deposits',
  'story.withdrawals': 'Withdrawals',
  'story.picture': 'Playing cards',
}
