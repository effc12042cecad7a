import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from '../../db/columns.ts'
import { platform } from '../shared/schema.ts'
import { steps } from '../shared/verificationStep.ts'

/** An account: who may sign in, and what the site shows of them (product document, section 3, Account info). */
export const accounts = platform.table('accounts', {
  uid: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** As it was typed; what is compared stands in account_names. */
  login: text().notNull(),
  /** argon2id, in PHC string format; none where a service or a messenger vouches for the player. */
  passwordHash: text('password_hash'),
  currency: text().notNull(),
  locale: text().notNull(),
  countryCode: text('country_code').notNull(),
  fakename: text(),
  /** The fakename in the form that is compared: two players can never share one. */
  fakenameKey: text('fakename_key').unique(),
  isSubscribed: boolean('is_subscribed').notNull().default(false),
  isBetting: boolean('is_betting').notNull().default(false),
  isRegistrationCompleted: boolean('is_registration_completed').notNull().default(true),
  isBanned: boolean('is_banned').notNull().default(false),
  /** Closed; what the law has us keep stays, and support may open it again. */
  isDeleted: boolean('is_deleted').notNull().default(false),
  /** Where the verification of identity stands; only the verification moves it. */
  verificationStep: text('verification_step', { enum: steps }).notNull().default('start'),
  /** Sign-in asks for a code that is sent to a confirmed contact. */
  twoFactorAuth: boolean('two_factor_auth').notNull().default(false),
  promoCode: text('promo_code'),
  characterId: integer('character_id'),
  registeredAt: moment('registered_at').notNull().defaultNow(),
})

/** Every name an account can sign in with, in the form that is compared: two accounts can never share one. */
export const accountNames = platform.table(
  'account_names',
  {
    /** Lower-case login or e-mail address, or the digits of a phone number with its dial code. */
    name: text().primaryKey(),
    uid: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.uid),
    kind: text({ enum: ['login', 'email', 'phone'] }).notNull(),
  },
  (table) => [
    index('account_names_of_account').on(table.uid),
    check('account_names_kind', sql`${table.kind} in ('login', 'email', 'phone')`),
  ],
)

/** Personal data (product document, section 3, Profile). */
export const profiles = platform.table(
  'profiles',
  {
    uid: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => accounts.uid),
    firstName: text('first_name'),
    middleName: text('middle_name'),
    lastName: text('last_name'),
    /** 0 unset, 1 male, 2 female. */
    sex: integer().notNull().default(0),
    birthDate: date('birth_date'),
    region: text(),
    homeTown: text('home_town'),
    address: text(),
    postcode: text(),
    documentType: text('document_type'),
    documentNumber: text('document_number'),
  },
  (table) => [index('profiles_document').on(sql`regexp_replace(${table.documentNumber}, '\\D', '', 'g')`)],
)

/** Ways to reach a player (product document, section 3, Contact). */
export const contacts = platform.table(
  'contacts',
  {
    uid: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.uid),
    type: text({ enum: ['email', 'phone'] }).notNull(),
    /** E-mail address, or the digits of a phone number with its dial code. */
    contact: text().notNull(),
    /** Country of a phone number, ISO 3166-1 alpha-2. */
    phoneCountryCode: text('phone_country_code'),
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    /** Since when it is; unknown for those that have been for long. */
    confirmedAt: moment('confirmed_at'),
    isSubscribed: boolean('is_subscribed').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.type, table.contact] }),
    // Many may name an address; one can have shown that it is theirs.
    uniqueIndex('contacts_confirmed_once').on(table.type, table.contact).where(sql`${table.isConfirmed}`),
    check('contacts_type', sql`${table.type} in ('email', 'phone')`),
  ],
)
