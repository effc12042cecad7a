import type { Benchmark } from '../lib/Benchmark.ts'
import { openBrowser } from '../lib/openBrowser.ts'
import { measureChanging, tellChanging } from './changing.ts'
import { measureFinding, tellFinding } from './finding.ts'

export const odds: Benchmark = {
  name: 'r-odds',
  title: 'Odds on a screen',
  method:
    '200 odds on one screen, all of which change ten times a second for 30 s, with a processor four times slower than it is: told to the book of the ' +
    'page, whose buttons hear of their own price alone; beside it the same elements, in which a loop writes the texts and nothing ' +
    'else. Measured are the times between frames, tasks of more than 50 ms and what moves on the page. Without a graphics card the processor paints. ' +
    'Then the real server (`npm start`, embedded database) with the offer of the sandbox, whose matches go on meanwhile: until the first event of ' +
    'the sportsbook is painted with its odds, in turns with the first game of the hall, and each letter of a search, timed from the question to the answer over loopback.',
  async run(options) {
    const browser = await openBrowser()
    try {
      const changing = await measureChanging(browser, options)
      const finding = await measureFinding(browser, options)
      const [changes, found] = [tellChanging(changing), tellFinding(finding)]
      return {
        tables: [changes.table, ...found.tables],
        aims: [...changes.aims, ...found.aims],
        raw: { changing, finding },
      }
    } finally {
      await browser.close()
    }
  },
}
