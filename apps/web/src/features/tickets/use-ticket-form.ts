import { useLingui } from '@lingui/react/macro';
import type { TicketPage } from '@muster/contract/tickets';
import { ticketCode } from '@muster/domain/tickets/ticket-code';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { ticketLaborQuery } from '../../data/tickets/ticket-labor-query.ts';
import { valuesCheckedBy } from '../../kit/form/form-schemas.ts';
import { type Form, useForm } from '../../kit/form/use-form.ts';
import { useSavedNotice } from '../../kit/kept/use-saved-notice.ts';
import type { NewPhoto } from '../../kit/photos/PhotosField.tsx';
import { randomId } from '../../platform/random-id.ts';
import { secrets } from '../../platform/secrets.ts';
import { sha256 } from '../../platform/sha256.ts';
import {
  type LaborDraft,
  laborDraft,
  type TicketDraft,
  ticketOf,
  wrongParts,
} from './ticket-draft.ts';
import { useTicketChange } from './use-ticket-change.ts';

type TicketFormOptions = {
  readonly stored: TicketDraft;
  /** The ticket that is edited; null for a new one. */
  readonly edited: TicketPage | null;
  readonly copiedFrom: string | null;
};

export type TicketForm = {
  readonly form: Form<TicketDraft>;
  /** The labor as typed or, until someone types, from the punches. */
  readonly labor: readonly LaborDraft[];
  /** Labor from the punches of that project and day. */
  readonly punched: readonly LaborDraft[];
  /** When the punches were read, if the server can't be reached now. */
  readonly punchedAsOfMs: number | null;
  /** Drops the photos for the next try, on a device without room for them. */
  readonly leavePhotos: () => void;
};

/** Runs the form of a ticket. Saving is done once the device has the ticket; the network comes later. */
export function useTicketForm({ stored, edited, copiedFrom }: TicketFormOptions): TicketForm {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { clock } = useData();
  const { user_id } = useIdentity();
  const { save } = useTicketChange();
  const saySaved = useSavedNotice();
  // One id and code for all retries, so that saving twice creates one ticket.
  const [made] = useState(() => ({
    id: edited?.ticket.id ?? randomId(),
    code: edited?.ticket.code ?? ticketCode(secrets.randomBelow),
    at: edited?.ticket.made_at ?? new Date(clock.nowMs()).toISOString(),
  }));
  const [day, setDay] = useState(stored.day);
  const punches = useSnapshotQuery(ticketLaborQuery(user_id, day));
  const punchedOf = (projectId: string | null) =>
    punches.status === 'ready'
      ? (punches.data.projects.find(({ id }) => id === projectId)?.people ?? []).map(laborDraft)
      : [];
  const laborOf = ({ labor, project_id }: TicketDraft) => labor ?? punchedOf(project_id);

  const form = useForm({
    stored,
    fields: {
      project_id: { label: t`Project`, wrong: t`Choose a project.` },
      day: { label: t`Day of the work`, wrong: t`Choose today or an earlier day.` },
      what: { label: t`What was done`, wrong: t`Describe the extra work.` },
      why: { label: t`Why it’s extra` },
      labor: {
        label: t`Labor`,
        wrong: t`A ticket needs labor, material or equipment. Each line needs a name and hours.`,
      },
      materials: {
        label: t`Materials`,
        wrong: t`Each line needs a name and a quantity above zero.`,
      },
      equipment: {
        label: t`Equipment`,
        wrong: t`Each line needs a name and a quantity above zero.`,
      },
      kept: { label: t`Photos` },
      files: { label: t`Photos` },
    },
    schema: valuesCheckedBy((draft: TicketDraft) => wrongParts(draft, laborOf(draft))),
    save: async (values, _, typed) => {
      const ticket = ticketOf(values, {
        labor: laborOf(values),
        code: made.code,
        madeAt: made.at,
        copiedFrom,
        newFiles: await Promise.all(values.files.map(fileOf)),
      });
      if (ticket === null) throw new Error('The form let a ticket pass that it can’t send');
      return save({
        ticketId: made.id,
        version: edited?.ticket.version ?? 0,
        ticket,
        photos: values.files,
        typed,
      });
    },
    onSaved: (answer) => {
      saySaved(answer, { id: 'ticket', title: t`Ticket saved` });
      return navigate({
        to: '/construction/tickets/$ticketId',
        params: { ticketId: made.id },
        replace: true,
      });
    },
  });
  if (form.values.day !== day && /^\d{4}-\d{2}-\d{2}$/.test(form.values.day)) {
    setDay(form.values.day);
  }
  return {
    form,
    labor: laborOf(form.values),
    punched: punchedOf(form.values.project_id),
    punchedAsOfMs:
      punches.status === 'ready' && punches.freshness === 'stale' ? punches.asOfMs : null,
    // Apply it before the pressed button submits the form.
    leavePhotos: () => flushSync(() => form.change({ files: [] })),
  };
}

async function fileOf({ id, bytes }: NewPhoto) {
  return {
    id,
    mime_type: bytes.type,
    size: bytes.size,
    sha256: await sha256(await bytes.arrayBuffer()),
    caption: null,
  };
}
