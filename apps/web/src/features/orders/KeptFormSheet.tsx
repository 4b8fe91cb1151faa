import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNetwork } from '../../data/query/use-network.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import type { NewPhoto } from '../../kit/photos/PhotosField.tsx';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';

type WithPhotos = { readonly photos: readonly NewPhoto[] };

/** A form whose answer the device keeps first, with its photos; where it has no room, without them. */
export function KeptFormSheet<Values extends WithPhotos>({
  form,
  title,
  action,
  onTextOnly,
  onClose,
  children,
}: {
  readonly form: Form<Values>;
  readonly title: string;
  readonly action: ReactNode;
  /** Saves without the photos from now on. */
  readonly onTextOnly: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <FormSheet
      form={form}
      title={title}
      action={action}
      worksOffline
      otherActions={
        form.isOutOfRoom &&
        form.values.photos.length > 0 && (
          <Button onClick={() => flushSync(onTextOnly)}>
            <Trans>Leave out the photos</Trans>
          </Button>
        )
      }
      onClose={onClose}
    >
      {children}
    </FormSheet>
  );
}

/** Says that something was sent, or that the device has it until the network is back. */
export function useKeptNotice() {
  const { t } = useLingui();
  const isOffline = useNetwork() === 'offline';
  return (id: string, { sent, kept }: { readonly sent: string; readonly kept: string }) =>
    void notify({
      id,
      tone: 'good',
      ...(isOffline
        ? { title: kept, body: t`It will be sent when you’re back online.` }
        : { title: sent }),
    });
}
