import { type AuthServices, authHandlers } from './auth/authHandlers.ts'
import { type RegistrationHandlerServices, registrationHandlers } from './auth/registrationHandlers.ts'
import { bannerHandlers } from './banners/bannerHandlers.ts'
import { type BonusHandlerServices, bonusHandlers } from './bonuses/bonusHandlers.ts'
import { type CampaignHandlerServices, campaignHandlers } from './campaigns/campaignHandlers.ts'
import { type CashbackHandlerServices, cashbackHandlers } from './cashbacks/cashbackHandlers.ts'
import { type CashierHandlerServices, cashierHandlers } from './cashier/cashierHandlers.ts'
import { type MethodServices, methodHandlers } from './cashier/methods/methodHandlers.ts'
import { type ClosingHandlerServices, closingHandlers } from './closing/closingHandlers.ts'
import { type ConsentHandlerServices, consentHandlers } from './consents/consentHandlers.ts'
import { type ContactServices, contactHandlers } from './contacts/contactHandlers.ts'
import type { PlayerEvents } from './events/createPlayerEvents.ts'
import { eventHandlers } from './events/eventHandlers.ts'
import { type FreeBetHandlerServices, freeBetHandlers } from './freebets/freeBetHandlers.ts'
import type { Freespins } from './freespins/createFreespins.ts'
import { freespinHandlers } from './freespins/freespinHandlers.ts'
import { balanceHandlers } from './gameHistory/balanceHandlers.ts'
import { type HistoryServices, historyHandlers } from './gameHistory/historyHandlers.ts'
import { type GameHandlerServices, gameHandlers } from './games/gameHandlers.ts'
import { type LaunchHandlerServices, launchHandlers } from './games/launchHandlers.ts'
import { type LikeHandlerServices, likeHandlers } from './games/likeHandlers.ts'
import { type TermsHandlerServices, termsHandlers } from './games/termsHandlers.ts'
import type { Hits } from './hits/createHits.ts'
import { hitHandlers } from './hits/hitHandlers.ts'
import { i18nHandlers } from './i18n/i18nHandlers.ts'
import { type JackpotServices, jackpotHandlers } from './jackpots/jackpotHandlers.ts'
import { type LeaderboardHandlerServices, leaderboardHandlers } from './leaderboard/leaderboardHandlers.ts'
import { type LoyaltyHandlerServices, loyaltyHandlers } from './loyalty/loyaltyHandlers.ts'
import { type HeadOf, metadataHandlers } from './metadata/metadataHandlers.ts'
import { popupHandlers } from './popups/popupHandlers.ts'
import { accountHandlers } from './profile/accountHandlers.ts'
import { profileHandlers } from './profile/profileHandlers.ts'
import { type PromotionHandlerServices, promotionHandlers } from './promotions/promotionHandlers.ts'
import { type PushHandlerServices, pushHandlers } from './push/pushHandlers.ts'
import { responsibleGamingHandlers } from './responsibleGaming/responsibleGamingHandlers.ts'
import { type RestoreHandlerServices, restoreHandlers } from './restore/restoreHandlers.ts'
import { sittingHandlers } from './seamless/sittingHandlers.ts'
import { sessionHandlers } from './sessions/sessionHandlers.ts'
import type { BuiltHandlers } from './shared/notBuilt.ts'
import { joinedHandlers } from './social/joinedHandlers.ts'
import { socialHandlers } from './social/socialHandlers.ts'
import { type BetExportServices, betExportHandlers } from './sportsbook/bets/betExportHandlers.ts'
import { type BetHandlerServices, betHandlers } from './sportsbook/bets/betHandlers.ts'
import { type BoostHandlerServices, boostHandlers } from './sportsbook/boosts/boostHandlers.ts'
import { type SportsEventServices, sportsEventHandlers } from './sportsbook/events/eventHandlers.ts'
import { type FavouriteServices, favouriteHandlers } from './sportsbook/events/favouriteHandlers.ts'
import { type SportsLaunchServices, sportsLaunchHandlers } from './sportsbook/frame/launchHandlers.ts'
import { rulesHandlers } from './sportsbook/terms/rulesHandlers.ts'
import { storageHandlers } from './storage/storageHandlers.ts'
import { type ChatHandlerServices, chatHandlers } from './support/chatHandlers.ts'
import { type FeedbackServices, feedbackHandlers } from './support/feedbackHandlers.ts'
import { supportSettings } from './support/supportSettings.ts'
import { type TournamentHandlerServices, tournamentHandlers } from './tournaments/tournamentHandlers.ts'
import { type AuthenticatorServices, authenticatorHandlers } from './twoFactor/authenticatorHandlers.ts'
import { type TwoFactorServices, twoFactorHandlers } from './twoFactor/twoFactorHandlers.ts'
import { type VerificationServices, verificationHandlers } from './verification/verificationHandlers.ts'
import type { Ledger } from './wallet/createLedger.ts'
import { walletHandlers } from './wallet/walletHandlers.ts'

type Services = AuthServices &
  AuthenticatorServices &
  BetExportServices &
  BetHandlerServices &
  BonusHandlerServices &
  BoostHandlerServices &
  CampaignHandlerServices &
  CashbackHandlerServices &
  CashierHandlerServices &
  ChatHandlerServices &
  ClosingHandlerServices &
  ConsentHandlerServices &
  ContactServices &
  FavouriteServices &
  FeedbackServices &
  FreeBetHandlerServices &
  GameHandlerServices &
  HistoryServices &
  JackpotServices &
  LaunchHandlerServices &
  LeaderboardHandlerServices &
  LikeHandlerServices &
  LoyaltyHandlerServices &
  MethodServices &
  PromotionHandlerServices &
  PushHandlerServices &
  RegistrationHandlerServices &
  RestoreHandlerServices &
  SportsEventServices &
  SportsLaunchServices &
  TermsHandlerServices &
  TournamentHandlerServices &
  TwoFactorServices &
  VerificationServices & {
    ledger: Ledger
    events: PlayerEvents
    freespins: Freespins
    hits: Hits
    headOf?: HeadOf | undefined
    clock: () => Date
  }

/** The handlers of every domain together. */
export function createHandlers(services: Services): BuiltHandlers {
  return {
    ...authHandlers(services),
    ...registrationHandlers(services),
    ...restoreHandlers(services),
    ...twoFactorHandlers(services),
    ...authenticatorHandlers(services),
    ...contactHandlers(services),
    ...consentHandlers(services),
    ...feedbackHandlers(services),
    ...accountHandlers(services),
    ...profileHandlers(services),
    ...closingHandlers(services),
    ...metadataHandlers(services),
    ...sessionHandlers(services),
    ...storageHandlers(services),
    ...supportSettings(services),
    ...chatHandlers(services),
    ...responsibleGamingHandlers(services),
    ...socialHandlers(services),
    ...joinedHandlers(services),
    ...walletHandlers(services),
    ...balanceHandlers(services),
    ...cashierHandlers(services),
    ...bannerHandlers(services),
    ...popupHandlers(services),
    ...campaignHandlers(services),
    ...bonusHandlers(services),
    ...freespinHandlers(services),
    ...freeBetHandlers(services),
    ...gameHandlers(services),
    ...launchHandlers(services),
    ...likeHandlers(services),
    ...termsHandlers(services),
    ...sittingHandlers(services),
    ...sportsEventHandlers(services),
    ...boostHandlers(services),
    ...sportsLaunchHandlers(services),
    ...favouriteHandlers(services),
    ...leaderboardHandlers(services),
    ...loyaltyHandlers(services),
    ...tournamentHandlers(services),
    ...promotionHandlers(services),
    ...pushHandlers(services),
    ...rulesHandlers(services),
    ...historyHandlers(services),
    ...jackpotHandlers(services),
    ...betHandlers(services),
    ...betExportHandlers(services),
    ...cashbackHandlers(services),
    ...methodHandlers(services),
    ...verificationHandlers(services),
    ...eventHandlers(services),
    ...hitHandlers(services),
    ...i18nHandlers(services),
  }
}
