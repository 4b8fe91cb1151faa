import { Trans, useLingui } from '@lingui/react/macro';
import ScanIcon from 'lucide-react/icons/scan-qr-code';
import { useState } from 'react';
import * as z from 'zod/mini';
import { DataError } from '../../data/errors/data-error.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import type { ScannedCode } from '../../platform/native/scan-code.ts';
import { type FoundServer, readServerAddress } from '../../platform/native/server-address.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { MusterMark } from '../../ui/MusterMark.tsx';
import { TextField } from '../../ui/TextField.tsx';

type ServerScreenProps = {
  readonly scan: (instructions: string) => Promise<ScannedCode>;
  readonly find: (origin: string) => Promise<FoundServer>;
  readonly onChosen: (origin: string) => void;
  /**
   * The server from a link that opened the app. It is filled in but never used without the person, since any page can
   * open the app.
   */
  readonly offered: string | null;
};

const schema = z.object({ address: z.string() });

/** The first screen of the phone app if no server is built in. */
export function ServerScreen({ scan, find, onChosen, offered }: ServerScreenProps) {
  const { t } = useLingui();
  const [scanTrouble, setScanTrouble] = useState<string | null>(null);
  const [isScanning, setScanning] = useState(false);
  const words = {
    none: t`No Muster server was found at this address. Check the address and your connection.`,
    outdated: t`This Muster server is too old for this app. Ask your company to update it.`,
    other: t`There’s a server at this address, but this app can’t use it. Check the address, or ask your company whether its Muster server is up to date.`,
  };
  const form = useForm({
    stored: { address: offered ?? '' },
    fields: { address: { label: t`Server address` } },
    schema,
    refused: {
      invalid: { field: 'address', words: t`Enter an address, such as muster.example.com.` },
      insecure: {
        field: 'address',
        words: t`This address isn’t secure. Use one that begins with https.`,
      },
      none: { field: 'address', words: words.none },
      outdated: { field: 'address', words: words.outdated },
      other: { field: 'address', words: words.other },
    },
    save: async ({ address }) => {
      setScanTrouble(null);
      const read = readServerAddress(address);
      if (read.kind !== 'server') throw refusal(read.kind);
      const found = await find(read.origin);
      if (found !== 'muster') throw refusal(found);
      onChosen(read.origin);
    },
  });

  async function scanAddress(): Promise<void> {
    setScanTrouble(null);
    // Clear the error of the typed address, which doesn't apply to the code.
    form.reset(form.values);
    setScanning(true);
    try {
      const scanned = await scan(t`Point the camera at the code.`);
      if (scanned.kind === 'canceled') return;
      if (scanned.kind === 'failed') {
        setScanTrouble(
          t`Couldn’t open the camera. Allow camera access in the phone’s settings, or type the address.`,
        );
        return;
      }
      const read = readServerAddress(scanned.text);
      if (read.kind !== 'server') {
        setScanTrouble(t`This code isn’t for a Muster server. Scan a different one.`);
        return;
      }
      form.reset({ address: read.origin });
      const found = await find(read.origin);
      if (found === 'muster') onChosen(read.origin);
      else setScanTrouble(words[found]);
    } finally {
      setScanning(false);
    }
  }

  return (
    <main
      tabIndex={-1}
      className="mx-auto flex min-h-dvh w-full max-w-[26rem] flex-col gap-6 p-6 pt-[max(1.5rem,calc(50dvh-16rem))] outline-none"
    >
      <div className="space-y-2">
        <MusterMark className="mb-4 size-12" />
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Connect to your company</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>Scan the code that your company gave you, or type the address.</Trans>
        </p>
      </div>
      <div className="space-y-4">
        <Button
          variant="primary"
          size="lg"
          block
          icon={ScanIcon}
          isBusy={isScanning}
          onClick={() => void scanAddress()}
        >
          <Trans>Scan code</Trans>
        </Button>
        {scanTrouble !== null && <Banner tone="danger">{scanTrouble}</Banner>}
      </div>
      <PageForm form={form} className="space-y-4">
        <TextField
          {...form.text('address')}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="muster.example.com"
        />
        <FormError form={form} />
        <Button type="submit" size="lg" block isBusy={form.isSaving}>
          <Trans>Connect</Trans>
        </Button>
      </PageForm>
    </main>
  );
}

/** Creates the kind of refusal that the form hook expects, with a code used only on this screen. */
function refusal(code: string): DataError {
  return new DataError({ kind: 'refused', code, message: `The address was refused: ${code}` });
}
