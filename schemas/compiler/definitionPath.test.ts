import { describe, expect, it } from 'vitest'
import { definitionPath } from './definitionPath.ts'

describe('the path of a definition', () => {
  it.each([
    ['form', 'registration', 'forms/registration.json'],
    ['page', 'home', 'pages/home.json'],
    ['popup', 'campaign', 'popups/campaign.json'],
    ['menu', 'header', 'menus/header.json'],
    ['dictionary', 'rules', 'dictionaries/rules.json'],
    ['messages', 'en/common', 'messages/en/common.json'],
    ['system-page', 'not-found', 'system-pages/not-found.json'],
    ['payment-method', 'card', 'payment-methods/card.json'],
    ['game-category', 'slots', 'game-categories/slots.json'],
    ['game', 'book-of-dust', 'games/book-of-dust.json'],
    ['games', 'main', 'games.json'],
    ['jackpot', 'aurora', 'jackpots/aurora.json'],
    ['promotion', 'autumn', 'promotions/autumn.json'],
    ['tournament', 'daily', 'tournaments/daily.json'],
    ['routes', 'main', 'routes.json'],
    ['site', 'main', 'site.json'],
    ['locales', 'main', 'locales.json'],
    ['redirects', 'main', 'redirects.json'],
    ['seo', 'main', 'seo.json'],
    ['seo', 'other', 'seo/other.json'],
  ])('of %s/%s is %s', (kind, id, path) => {
    expect(definitionPath({ kind, id })).toBe(path)
  })

  it.each([
    ['form', '../x'],
    ['form', ''],
    ['form', '/etc/passwd'],
    ['form', 'a//b'],
    ['form', '.hidden'],
    ['form', 'a\\b'],
    ['..', 'main'],
    ['Form', 'a'],
  ])('is refused for %s/%s', (kind, id) => {
    expect(() => definitionPath({ kind, id })).toThrow(RangeError)
  })
})
