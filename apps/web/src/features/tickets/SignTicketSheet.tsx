import { Trans, useLingui } from '@lingui/react/macro';
import { ticketLimits, type TicketPage } from '@muster/contract/tickets';
import { ticketSignedText } from '@muster/domain/tickets/signed-text';
import { Suspense } from 'react';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useSavedNotice } from '../../kit/kept/use-saved-notice.ts';
import { sha256 } from '../../platform/sha256.ts';
import { Duration } from '../../ui/Duration.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Stroke } from '../../ui/signature/strokes.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { storable } from './ticket-draft.ts';
import { useTicketChange } from './use-ticket-change.ts';
import { useTicketWords } from './use-ticket-words.ts';

const SignaturePad = lazyPart(async () => ({
  default: (await import('../../ui/signature/SignaturePad.tsx')).SignaturePad,
}));

type SignTicketSheetProps = { readonly page: TicketPage; readonly onClose: () => void };

type Values = {
  readonly name: string;
  readonly role: string;
  readonly drawing: readonly Stroke[];
};

const stored: Values = { name: '', role: '', drawing: [] };
const schema = z.object({
  name: z.pipe(z.string(), z.transform(storable)).check(z.refine((name) => name !== null)),
  role: z.pipe(z.string(), z.transform(storable)).check(z.refine((role) => role !== null)),
  drawing: z.custom<readonly Stroke[]>().check(z.refine((drawing) => drawing.length > 0)),
});

/** The customer's person signs on this phone, with or without a network. */
export function SignTicketSheet({ page, onClose }: SignTicketSheetProps) {
  const { t } = useLingui();
  const words = useTicketWords();
  const { clock } = useData();
  const { sign } = useTicketChange();
  const saySaved = useSavedNotice();
  const { ticket } = page;
  const form = useForm({
    stored,
    fields: {
      name: { label: t`Your name`, wrong: t`Enter your name.` },
      role: { label: t`Your role`, wrong: t`Enter your role, such as superintendent.` },
      drawing: { label: t`Signature`, wrong: t`Sign here first.` },
    },
    schema,
    save: async ({ name, role, drawing }) => {
      const signer = {
        name: name ?? '',
        role: role ?? '',
        drawing: drawing.map(({ points }) => ({ points: [...points] })),
        signed_at: new Date(clock.nowMs()).toISOString(),
      };
      const text = new TextEncoder().encode(ticketSignedText(ticket, signer));
      return sign(page, { v: 1, hash: await sha256(text.buffer), ...signer });
    },
    onSaved: (made) => {
      saySaved(made, { id: 'ticket', title: t`Ticket signed` });
      onClose();
    },
  });
  const drawing = form.value('drawing');
  return (
    <FormSheet
      form={form}
      title={t`Customer’s signature`}
      description={
        <Trans>
          {words.name(ticket)}, <bdi>{ticket.project.name}</bdi>, {words.day(ticket.day)}. You’re
          signing for the work and quantities shown.
        </Trans>
      }
      action={<Trans>Sign</Trans>}
      worksOffline
      onClose={onClose}
    >
      <div className="space-y-1 rounded-control bg-surface-2 p-3 text-14">
        <p className="line-clamp-3 wrap-anywhere">
          <bdi>{ticket.what}</bdi>
        </p>
        {ticket.minutes > 0 && (
          <p className="flex justify-between gap-4">
            <Trans>Labor</Trans>
            <Duration minutes={ticket.minutes} className="font-medium" />
          </p>
        )}
        {[...ticket.materials, ...ticket.equipment].map(({ what, quantity, unit }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines never move
          <p key={at} className="flex justify-between gap-4">
            <bdi className="min-w-0 wrap-anywhere">{what}</bdi>
            <bdi className="shrink-0 tabular-nums">{words.quantity(quantity, unit)}</bdi>
          </p>
        ))}
      </div>
      <TextField {...form.text('name')} autoComplete="off" maxLength={ticketLimits.name} />
      <TextField {...form.text('role')} autoComplete="off" maxLength={ticketLimits.name} />
      <Suspense fallback={<Skeleton className="h-56 w-full" />}>
        <SignaturePad
          label={drawing.label}
          error={drawing.error ?? undefined}
          onChange={drawing.onChange}
        />
      </Suspense>
    </FormSheet>
  );
}
