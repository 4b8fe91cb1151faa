import { Trans, useLingui } from '@lingui/react/macro';
import TabletIcon from 'lucide-react/icons/tablet';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { newTabletSecret, registerTablet } from '../../data/kiosk/register-tablet.ts';
import type { TabletStore } from '../../data/kiosk/tablet-store.ts';
import { secrets } from '../../platform/secrets.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { KioskScreenProps } from './KioskScreen.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

type RegisterTabletProps = KioskScreenProps & { readonly store: TabletStore };

/** Signed out: the code that an admin reads out, or brings in the address, makes this tablet a kiosk. */
export function RegisterTablet({
  code,
  store,
  deviceLanguage,
  chooseDeviceLanguage,
}: RegisterTabletProps) {
  const { t, i18n } = useLingui();
  const data = useData();
  const [typed, setTyped] = useState(code);
  // The same for every try: a lost answer must not cost the code.
  const [secret] = useState(() => (secrets.isAvailable() ? newTabletSecret() : null));
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function register(): Promise<void> {
    if (secret === null) return;
    setBusy(true);
    setError(null);
    try {
      await registerTablet(data, store, typed, secret);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  return (
    <main
      tabIndex={-1}
      className="mx-auto flex min-h-dvh w-full max-w-[26rem] flex-col justify-center gap-6 p-6 outline-none"
    >
      <div className="space-y-2">
        <TabletIcon aria-hidden className="size-10 text-accent-ink" />
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Make this tablet a kiosk</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>
            Crews clock in and out here with their PIN. An admin finds the code under
            Administration, Kiosks.
          </Trans>
        </p>
      </div>
      {secret === null ? (
        <Banner tone="danger" title={<Trans>This address is not secure</Trans>}>
          <Trans>A kiosk needs an address that begins with https. Ask whoever runs Muster.</Trans>
        </Banner>
      ) : (
        <form
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            void register();
          }}
        >
          <TextField
            label={t`Code`}
            value={typed}
            onChange={(event) => setTyped(event.target.value.toUpperCase())}
            error={error === null ? undefined : i18n._(describeError(error))}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            required
          />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            isBusy={isBusy}
            disabledReason={typed.trim() === '' ? t`Type the code first.` : null}
          >
            <Trans>Make it a kiosk</Trans>
          </Button>
        </form>
      )}
      <LanguageSwitch language={deviceLanguage} onChange={chooseDeviceLanguage} />
    </main>
  );
}
