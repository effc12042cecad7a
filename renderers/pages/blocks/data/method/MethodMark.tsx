/** What stands for each type of payment method, drawn with a stroke of 1.75 on 36 by 24. */
const drawings: Readonly<Record<string, string>> = {
  card: 'M5 4.5h26A2.500 2.500 0 0 1 33.500 7v10a2.500 2.500 0 0 1-2.500 2.500H5A2.500 2.500 0 0 1 2.500 17V7A2.500 2.500 0 0 1 5 4.500ZM2.500 9.500h31M7 15h6',
  iban: 'M18 3 7 8.500h22L18 3ZM9.500 11.500v6M15 11.500v6M21 11.500v6M26.500 11.500v6M7 20.500h22',
  wallet:
    'M8 6h18a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9a2.500 2.500 0 0 1-2.500-2.500V7A2.500 2.500 0 0 1 9 4.500h14M28 11h-4a2 2 0 0 0 0 4h4',
  crypto:
    'M18 2.500l8.500 4.750v9.500L18 21.500l-8.500-4.750v-9.500ZM18 7.500v9M14 9.800l8 4.500M22 9.800l-8 4.500',
  mobile:
    'M14 2.500h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2ZM16.500 18.500h3M15 10.500l2.200 2.200 4-4.400',
}
const coins = 'M13 7a6 6 0 1 0 0 10M22 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM22 9.500v5'

/** A drawing for a method without marks of its own; of an unknown type, coins. */
export function MethodMark({ type }: { type: string }) {
  return (
    <svg
      viewBox="0 0 36 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={Object.hasOwn(drawings, type) ? drawings[type] : coins} />
    </svg>
  )
}
