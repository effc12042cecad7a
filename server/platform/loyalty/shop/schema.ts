import { sql } from 'drizzle-orm'
import { check, index, integer, text } from 'drizzle-orm/pg-core'
import { moment, number, units } from '../../../db/columns.ts'
import { accounts } from '../../accounts/schema.ts'
import { platform } from '../../shared/schema.ts'

export const orderStates = ['reserved', 'paid', 'fulfilling', 'sent', 'credited', 'failed'] as const
export const productKinds = ['bonus', 'free_spins', 'free_bet', 'sent'] as const

/** What players bought for points. */
export const loyaltyOrders = platform.table(
  'loyalty_orders',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    uid: number('uid')
      .notNull()
      .references(() => accounts.uid),
    /** Number of the programme. */
    programme: integer().notNull(),
    /** Number of the product. */
    product: integer().notNull(),
    kind: text({ enum: productKinds }).notNull(),
    /** Points. */
    price: units('price').notNull(),
    /** JSON: the definition of the product, as it was when it was bought. */
    terms: text().notNull(),
    state: text({ enum: orderStates }).notNull(),
    /** How often it was tried in vain to give it. */
    tries: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When a job was last left that gives it. */
    leftAt: moment('left_at').notNull(),
    /** When it was sent, credited, or failed. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('loyalty_orders_of_player').on(table.uid, table.id),
    index('loyalty_orders_of_product').on(table.product, table.uid, table.createdAt),
    index('loyalty_orders_to_give').on(table.leftAt).where(sql`${table.state} = 'paid'`),
    index('loyalty_orders_to_send').on(table.id).where(sql`${table.state} = 'fulfilling'`),
    check(
      'loyalty_orders_state',
      sql`${table.state} in ('reserved', 'paid', 'fulfilling', 'sent', 'credited', 'failed')`,
    ),
    check('loyalty_orders_kind', sql`${table.kind} in ('bonus', 'free_spins', 'free_bet', 'sent')`),
    check('loyalty_orders_price', sql`${table.price} > 0`),
    check(
      'loyalty_orders_ended',
      sql`(${table.endedAt} is not null) = (${table.state} in ('sent', 'credited', 'failed'))`,
    ),
  ],
)

/** How many of a product are gone: its stock is what the definition says, and what was added, less these. */
export const loyaltyStock = platform.table(
  'loyalty_stock',
  {
    /** Number of the product. */
    product: integer().primaryKey(),
    sold: integer().notNull().default(0),
    added: integer().notNull().default(0),
  },
  (table) => [check('loyalty_stock_sold', sql`${table.sold} >= 0`)],
)

export type LoyaltyOrder = typeof loyaltyOrders.$inferSelect
