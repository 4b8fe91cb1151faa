import type { SendToPhone } from './phone/send-to-phone.ts';
import type { SendPush } from './send-push.ts';

/** For tests about mails, in which a push is a mistake. */
export const noPush: SendPush = () => Promise.reject(new Error('no push was expected'));

/** The same for phones. */
export const noPhonePush: SendToPhone = () => Promise.reject(new Error('no push was expected'));
