/** Where a menu stands. */
export type MenuLook = 'header' | 'account' | 'footer' | 'bottom' | 'ways'
