/** Texts of notices about points, which come with the first of them: {count} of what, {sign}: plus or minus. */
export const loyaltyNoticeTexts = ['loyalty.told.points'] as const
