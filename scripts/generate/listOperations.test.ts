import { expect, it } from 'vitest'
import { bundleApi } from './bundleApi.ts'
import { listOperations } from './listOperations.ts'

/** Section 7 of the product document: controller, then its methods; a plus marks a POST. */
const documented: Record<string, string> = {
  account:
    '+addcontact +changefakename +changelocale +changepassword +changeSubscription +changeTwoFactorAuth +confirmContact +confirmTwoFactorAuth +sendconfirmationtocontact +saveProfileInfo +setUserOnVerification +setCurrency +unsubscribe getContactPhoneSettings getcurrencyrates getDepositLimit getInfo getBalance getPersonalDataFields getprofileinfo',
  auth: '+login +register +restore logout',
  banners: 'get',
  BettingBonuses: '+activate +remove get',
  bonuses: '+activate +deactivate +remove get',
  campaigns: '+activateOffer +checkPromocode +takepromotions getoffers',
  cashbacks: 'get +payout +remove',
  cashier:
    '+cancelwithdrawal +makedeposit +makewithdrawal getbanks getdepositinfo getdepositsettings gethistory getwithdrawsettings',
  freespins: 'get',
  chat: '+storeChatEvent',
  games:
    'get getLikes getCategories getProviders getHistory gethistoryexportrequest +addLike +removeLike +createhistoryexportrequest',
  jackpots: 'get getWinners',
  leaderboard: 'get live top',
  loyalty:
    '+buyproduct +setcharacter getcharacters getinfo getnotifications getproducts getPrograms getProgram',
  metadata: 'get getgeneralinfo',
  popups: 'get',
  storage: 'get getKeys +set',
  verification: '+createApplicant +getAccessToken',
  support: 'getsettings +sendFeedback',
  tournaments: 'get +participate',
  events: 'handle',
  i18n: 'locales messages',
  oauth: 'init',
  hit: 'track',
}

/** What the document's screens need and its list of calls does not name. */
const ours: Record<string, string> = {
  account:
    'getSessions +endSession +endOtherSessions getSocials +removeSocial getResponsibleGaming +setDepositLimit +confirmDepositLimit +cancelDepositLimit +setLimit +confirmLimit +cancelLimit +setRealityCheck +excludeSelf getAuthenticator +startAuthenticator +confirmAuthenticator +removeAuthenticator +renewRecoveryCodes getClosing +close',
  auth: '+finishRegistration',
  verification: 'getStatus +uploadFile +removeFile',
  events: 'stream',
  cashier: '+canceldeposit',
  consents: '+keep',
  games: '+launch getTerms getSession getRound getHistoryGames getHistoryExports downloadhistoryexport',
  loyalty: '+acknowledge +joinquest gethistory getorders',
  oauth: 'callback',
  promotions: 'get',
  support: 'getChatIdentity',
  sports:
    '+addFavourite +cashOut +createBetsExport getBet getBets getBetsExport getBetsExportFile getCashOut getEvent getEvents getFavourites getFreeBets getRules getTree +placebet +quote +removeFavourite search getBoosts getSport getTournament +launch',
  push: 'getSettings +subscribe +unsubscribe',
}

it('describes every operation of the product document with its method, and no other but ours', () => {
  const api = bundleApi(new URL('../../schemas/api/openapi.yaml', import.meta.url).pathname)
  const described = listOperations(api).map(({ id, method }) => `${method} ${id}`)
  const wanted = [...Object.entries(documented), ...Object.entries(ours)].flatMap(([controller, methods]) =>
    methods
      .split(' ')
      .map((one) =>
        one.startsWith('+') ? `POST ${controller}.${one.slice(1)}` : `GET ${controller}.${one}`,
      ),
  )
  expect(described.toSorted()).toEqual(wanted.toSorted())
})

it('refuses to share what is for players alone, or does something', () => {
  const api = (method: string, operation: object) => ({
    paths: {
      '/api/bonuses/get': {
        [method]: { operationId: 'bonuses.get', 'x-shared-seconds': 5, responses: {}, ...operation },
      },
    },
  })
  expect(listOperations(api('get', { security: [] }))).toMatchObject([{ shared: 5 }])
  expect(() => listOperations(api('get', {}))).toThrow('x-shared-seconds')
  expect(() => listOperations(api('post', { security: [] }))).toThrow('x-shared-seconds')
})
