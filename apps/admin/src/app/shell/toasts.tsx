import { Notification } from 'react-admin';

/** Toasts appear at the top of the inline end (right, left in Arabic) for five seconds. */
export const Toasts = () => (
  <Notification anchorOrigin={{ vertical: 'top', horizontal: 'right' }} autoHideDuration={5000} />
);
