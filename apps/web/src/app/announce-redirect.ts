import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { RedirectResult } from '../data/client/auth.ts';
import { describeError } from '../data/errors/words.ts';
import { socialSignInKey } from '../features/session/social-sign-in.ts';
import { browserTabStore } from '../platform/tab-store.ts';
import { notify } from '../ui/notices.ts';

/** Says what came of a mailed link where no screen of its own does. */
export function announceRedirect(result: RedirectResult): void {
  const isSocial = browserTabStore.get(socialSignInKey) !== null;
  browserTabStore.remove(socialSignInKey);
  // The server says this of one thing alone, and in English.
  if (result.kind === 'message') {
    void notify({
      tone: 'plain',
      title: t`One more step`,
      body: t`Open the link in your other inbox too. Then the new email takes effect.`,
    });
  }
  if (result.kind === 'signed_in' && result.type === 'email_change') {
    void notify({
      tone: 'good',
      title: t`Your new email is now in use`,
      body: t`Sign in with it next time.`,
    });
  }
  if (result.kind === 'failed') {
    void notify({
      tone: 'destructive',
      title: isSocial ? t`Social sign in failed` : t`Sign in failed`,
      body: i18n._(describeError(result.error)),
    });
  }
}
