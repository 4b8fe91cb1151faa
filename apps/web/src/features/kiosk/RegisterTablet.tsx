import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import TabletIcon from 'lucide-react/icons/tablet';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { newTabletSecret, registerTablet } from '../../data/kiosk/register-tablet.ts';
import type { TabletStore } from '../../data/kiosk/tablet-store.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { secrets } from '../../platform/secrets.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { KioskScreenProps } from './kiosk-screen-props.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

type RegisterTabletProps = KioskScreenProps & { readonly store: TabletStore };

const schema = z.object({ code: z.string() });

/** Signed out: the code that an admin reads out, or brings in the address, makes this tablet a kiosk. */
export function RegisterTablet({
  code,
  store,
  deviceLanguage,
  chooseDeviceLanguage,
}: RegisterTabletProps) {
  const { t } = useLingui();
  const data = useData();
  // The same for every try: a lost answer must not cost the code.
  const [secret] = useState(() => (secrets.isAvailable() ? newTabletSecret() : null));
  const form = useForm({
    stored: { code },
    fields: { code: { label: t`Code` } },
    schema,
    refused: { kiosk_code_invalid: { field: 'code' } },
    // Once registered, the kiosk takes this screen's place.
    save: async (typed) => {
      if (secret !== null) await registerTablet(data, store, typed.code, secret);
    },
  });

  return (
    <main
      tabIndex={-1}
      className="mx-auto flex min-h-dvh w-full max-w-[26rem] flex-col justify-center gap-6 p-6 outline-none"
    >
      <div className="space-y-2">
        <TabletIcon aria-hidden className="size-10 text-accent-ink" />
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Set up this tablet as a kiosk</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>
            Crews clock in and out here with their PINs. An admin can get the code under Settings,
            Kiosks.
          </Trans>
        </p>
      </div>
      {secret === null ? (
        <Banner tone="danger" title={<Trans>This address isn’t secure</Trans>}>
          <Trans>
            A kiosk needs an address that begins with https. Ask the person who runs Muster.
          </Trans>
        </Banner>
      ) : (
        <PageForm form={form} className="space-y-4">
          <TextField
            {...form.text('code')}
            onChange={(event) => form.change({ code: event.target.value.toUpperCase() })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            required
          />
          <FormError form={form} />
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            isBusy={form.isSaving}
            disabledReason={form.values.code.trim() === '' ? t`Enter the code first.` : null}
          >
            <Trans>Set up as a kiosk</Trans>
          </Button>
        </PageForm>
      )}
      <p className="text-14 text-ink-2">
        <Trans>
          Not setting up a tablet?{' '}
          <Link to="/auth" className="text-accent-ink underline underline-offset-2">
            Sign in
          </Link>
        </Trans>
      </p>
      <LanguageSwitch language={deviceLanguage} onChange={chooseDeviceLanguage} />
    </main>
  );
}
