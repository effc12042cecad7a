import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrationsFolder } from './migrationsFolder.ts'

/** Every migration that was ever committed, by its SHA-256: see docs/decisions/0150. A new one adds a line. */
const frozen: Record<string, string> = {
  '0000_tables.sql': '4590c025b800f5dc2ef601806088af02098f8c9c9bb561d18b180f9d5fb39350',
  '0001_guards.sql': 'f2f5461eb879d385e252cfc8d90071b772c9c56a4c5d328e600a9759cde4adf6',
  '0002_bonus_play_terms.sql': '76c3c112f16dbe6858d0ecb6a24cf74b6b632c065b7a3b92be18ed83716519b1',
  '0003_games.sql': '3d0c8de987c34d4287133bf335084eabfb3612ca3eb1bc3c48619ac98bca5ec4',
  '0004_provider_of_games.sql': '7f62c8901c807f2ca8d60d256f33dfee8c0ed75b65b2f565ff3e83aa23530074',
  '0005_game_rounds.sql': '16eb610b2ba106222db28e97906f14e8807e22a1abe7a598e8a5b1efe1970ee9',
  '0006_game_guards.sql': 'fb0c5c6fcd08dce46ee7d84b2cdde19aa3a2810fff3111006fc11cc18a2911cb',
  '0007_artefacts_without_bodies.sql': '69178c727d34217b5c81b3b5ab4137c062ebb0f3a4ec76b0abc2e7d300623045',
  '0008_tournaments.sql': 'e23c007a1dd6f631c26db6b665f797930147985a7410fc335e936b925f7ffe14',
  '0009_limits_of_play.sql': 'f9caeb77ebe097bae39e8accf479554d29e3a7b439de6b1a542377f4aac74ced',
  '0010_game_history_exports.sql': 'f438cd5fef351dfdae307b102c37231c862414aa868a222c0eb7beb82abe2f52',
  '0011_jackpots.sql': '47b325b0e519aa2349ee3cd3cde6607ae605df6cde8e8fbf03ee20a285df46e9',
  '0012_leaderboard.sql': '9c2739c02d2c3d067663ea30d6e7e1da49fbd6a5effb9c292fa96b0b6d54893f',
  '0013_shared_tables.sql': '3d9da0380fe07f67e89be1d461fbd01633b61a22df9038b7efa5a3841b93cbe3',
  '0014_packs_to_tell.sql': '872022e584e5cfb88b0e201d4853fec8608ac38c61aa65e3fe1e237c17fb32d4',
  '0015_rank_of_games.sql': '188fa57fffb2c3a3e1a33df142611bad1304bc24768f5be11e68c36c75d30903',
  '0016_notices_to_tell.sql': 'c2bb7779ddd157cf8ae243aa7de2721e6220b357e28d6827ec5f9c50e470f84d',
  '0017_deposits_received.sql': '6664b12b65976164ce7ab11cc4c0eb2595ff55074798f65fc11740d9ed571c8b',
  '0018_scheduled_releases.sql': '17773cd8eb811d3fec49affe979ee5d03357a52204b4db52f2acd32f7958cb18',
  '0019_approvals.sql': '19dba071d4336c0dec0819427251a35d4c34aae9d5daebffd5d81c4c40b7e83f',
  '0020_journals_by_number.sql': '9d28613d6b8812e620d862dfe8b1d7faae73dec91ee515ef37a64f387863c1a2',
  '0021_text_reviews.sql': 'bd8aaf03941d6b2dfc818717a3b951cec3578f06024c2f5b78a6b9c866392592',
  '0022_funnel.sql': '70579687fa541c78a073a1f6020c43b57d753f179ab5878720370c3266a9261e',
  '0023_staff_factors.sql': '7213bd18e4d8a44e56cee5e869f5b24c7ea570293fd193796e3e0a99eec4b454',
  '0024_comments.sql': '99757515207585448b5f7de2bd4ecb78e2f64b481be5fac935d46d04c9ae5082',
  '0025_media_files.sql': '9a19399ce9dbf051b49cc6da3aa214aa7e7cb61c14bab1fcad72f84370bb81e6',
  '0026_invitations_and_links.sql': '0395f123b4e1836c2dc28c53564a5dd7f75003960a18e9763f99e5f6af2ec3ea',
  '0027_files_of_media_go.sql': '6f03467dc1c8ae353d56747af2149353b8a31b7be6847c08cc700ccf6207388e',
  '0028_content_sources.sql': '0d2bf0bcfdb789442f973f918129d847d956a46049ae52ec1d83ea3a728b7216',
  '0029_funnel_alarms.sql': 'd56ed63ef82eda0c879d59a5fc716a0102e51eb5eafb221ba775d58e061a532b',
  '0030_money_that_came_back.sql': 'b782a2e7e9bb4306dfd4d2f4c2e6512ddd04e88f70c4211d3bef7e130f70873f',
  '0031_texts_by_key.sql': 'bc8e8021238066eb4b214f71f415f1fa511da5f367b30661d7546dc40f377368',
  '0032_next_seeds_and_disputes.sql': '48252d8ba60ca6e86d6a349f932f14a830930eb17b7fa3ddfb9852e4bcf28638',
  '0033_persons_over_accounts.sql': 'bfc4258a502f9f1abe912830f679bce01f8cec06b60aeb6e9b78f8fca3ad2d24',
  '0034_bonuses_wait.sql': '40af885e01924bfbb94bc43a41d5bd64fb9895602ed7d571a5a16b3d9f2aa7e0',
  '0035_authenticators.sql': 'ec003d266c7d72b29f69a95cd208694db1b9d2314f9f73586f9a12487946c55f',
  '0036_account_closings.sql': '29003bce20ba4b4790f385bda8c2fda315bc1cee6ca4744caa3ffe7a4056a94f',
  '0037_sports_feed.sql': '2dc8692243b8dc89b3cc981d7ba353d9990c14b19794650452eb36380853dd00',
  '0038_sports_bets.sql': '3642cea884ec4e764a52fe3769570eff07d8e4b55a3670c65031e8c0d3bb586e',
  '0039_sports_orders.sql': 'c9a51c094c06977bd83381f0d8ff1e2402a2e682fbe3677aa04efce1cbc85d04',
  '0040_exports_of_bets.sql': '1b39da71d5435e43dd28174d35bbb639c64014aacf45f0d7d170997b74150090',
  '0041_sports_recoveries.sql': 'b06e34f9747e2b874ef44c492af7c7db603cdb96062dc5b58d1b3e0fa0a42772',
  '0042_cash_outs_wait.sql': 'a5a06ac99a627c645cb5e5df90e7debc0ab2fe0eba732be2e2d3f57974ee322e',
  '0043_legs_priced_together.sql': 'a942e952fb16986b875af9b67f997f9989166809c3c32603f1bd6529d783e804',
  '0044_free_bets.sql': '0d486e48c83b1045787bb3b98823bd4e2e25c0da5aea8039f7a04865d6d1b6a6',
  '0045_bookmaker.sql': '84b382daaa2ea654915d69d2bf928366323875ab1a10fb602914e4a7a96ea223',
  '0046_loyalty_points.sql': '79ac946aee1e004337c9f942ba6d7c30a456d450b87b1e83fd2b968a5c8fad1f',
  '0047_loyalty_rewards.sql': '0165d9c3c59c8727572e912e69ac2a8fdeae1aada16b7e78d9b41023b401985a',
  '0048_price_boosts.sql': '5159b4cfb51385e590d440035a4771cd3201e8c4f078888ec83f13210624529c',
  '0049_looked_to.sql': 'd7c5fab088fa2f03155086e9d7f9302be54bcbe1a94e97476768308b3d7fbd20',
  '0050_content_users.sql': '5f36a7b3c3acfc2475f5ab3a26d13eaccdbe2208b5988a2991ed3545cc59e7e5',
  '0051_push_subscriptions.sql': '91288c1749d9928251d83d4fc6d99856bb7db78bfa82bfceef72ee05541bdfc5',
  '0052_hits_and_told_events.sql': '062a5dd88d89aad0dc35f0aa46f287aab0208580f08ada2ba2bf259170f11493',
  '0053_outcomes_of_legs.sql': '2312f72520b1aeb2ff5f4c5170d756f3939da294ea6002d2c3e1290a7f9f6a08',
  '0054_consents.sql': '96c73a4319753b63aae0203b3ecd52ee2ddd90985ed75e25094033ffc240908f',
  '0055_keep_chat_messages.sql': '630a1a665decd01bb2b74a7ed751c77b2dcb95c4b55ec6cb0fe612d960370c46',
}

it('no committed migration changes or goes, and a new one is frozen with its first commit', () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))
  const hashes = files.sort().map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(join(migrationsFolder, name)))
      .digest('hex'),
  ])
  expect(Object.fromEntries(hashes)).toEqual(frozen)
})
