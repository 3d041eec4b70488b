/** Of one top-up; it stands here because only pages of the second wallet lead to it. */
export const receiptPath = (topUpId: string) => `/mangopay-topup-receipt?id=${encodeURIComponent(topUpId)}`;
