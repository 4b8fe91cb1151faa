import {
  type LaborLine,
  type QuantityLine,
  type SavedTicket,
  type TicketPage,
  type TicketPhoto,
  ticketLimits,
} from '@muster/contract/tickets';
import { hoursText, minutesOf, thousandthsOf } from '@muster/domain/tickets/quantity';
import type { NewPhoto } from '../../kit/photos/PhotosField.tsx';

/** Lines as typed. */
export type LaborDraft = {
  readonly name: string;
  readonly classification: string;
  readonly hours: string;
};
export type QuantityDraft = {
  readonly what: string;
  readonly quantity: string;
  readonly unit: string;
};

/** The fields of the form, named as the server names them. */
export type TicketDraft = {
  readonly project_id: string | null;
  readonly day: string;
  readonly what: string;
  readonly why: string;
  /** Null to use the punches of the project on that day. */
  readonly labor: readonly LaborDraft[] | null;
  readonly materials: readonly QuantityDraft[];
  readonly equipment: readonly QuantityDraft[];
  /** The photos on the server, and those taken now. */
  readonly kept: readonly TicketPhoto[];
  readonly files: readonly NewPhoto[];
};

export const emptyLabor: LaborDraft = { name: '', classification: '', hours: '' };
export const emptyQuantity: QuantityDraft = { what: '', quantity: '', unit: '' };

export function emptyTicket(projectId: string | null, day: string, why = ''): TicketDraft {
  return {
    project_id: projectId,
    day,
    what: '',
    why,
    labor: null,
    materials: [],
    equipment: [],
    kept: [],
    files: [],
  };
}

/** Makes the draft to edit a ticket, or to copy it, without its photos. */
export function draftOf({ ticket }: TicketPage, isCopy: boolean): TicketDraft {
  return {
    project_id: ticket.project_id,
    day: ticket.day,
    what: ticket.what,
    why: ticket.why ?? '',
    labor: ticket.labor.map(laborDraft),
    materials: ticket.materials.map(quantityDraft),
    equipment: ticket.equipment.map(quantityDraft),
    kept: isCopy ? [] : ticket.photos,
    files: [],
  };
}

export const laborDraft = ({ name, classification, minutes }: LaborLine): LaborDraft => ({
  name,
  classification: classification ?? '',
  hours: hoursText(minutes),
});

const quantityDraft = ({ what, quantity, unit }: QuantityLine): QuantityDraft => ({
  what,
  quantity: String(quantity / 1000),
  unit: unit ?? '',
});

/** Returns null if a line lacks its text or its number. Empty lines are skipped. */
export function laborLines(drafts: readonly LaborDraft[]): readonly LaborLine[] | null {
  return allOrNull(drafts.filter((draft) => Object.values(draft).some(isTyped)).map(laborLine));
}

export function quantityLines(drafts: readonly QuantityDraft[]): readonly QuantityLine[] | null {
  return allOrNull(drafts.filter((draft) => Object.values(draft).some(isTyped)).map(quantityLine));
}

function laborLine({ name, classification, hours }: LaborDraft): LaborLine | null {
  const minutes = minutesOf(hours);
  const who = storable(name);
  if (minutes === null || who === null) return null;
  return { name: who, classification: storable(classification), minutes };
}

function quantityLine({ what, quantity, unit }: QuantityDraft): QuantityLine | null {
  const thousandths = thousandthsOf(quantity);
  const named = storable(what);
  if (thousandths === null || named === null) return null;
  return { what: named, unit: storable(unit), quantity: thousandths };
}

export type WrongPart = 'project_id' | 'day' | 'what' | 'labor' | 'materials' | 'equipment';

/** Returns the fields that keep a ticket from being saved. */
export function wrongParts(draft: TicketDraft, labor: readonly LaborDraft[]): readonly WrongPart[] {
  const lines = [laborLines(labor), quantityLines(draft.materials), quantityLines(draft.equipment)];
  const isEmpty = lines.every((of) => of?.length === 0);
  const isWrong = {
    project_id: draft.project_id === null,
    day: !/^\d{4}-\d{2}-\d{2}$/.test(draft.day),
    what: storable(draft.what) === null,
    labor: isEmpty || isWrongList(lines[0]),
    materials: isWrongList(lines[1]),
    equipment: isWrongList(lines[2]),
  } satisfies Record<WrongPart, boolean>;
  const parts = ['project_id', 'day', 'what', 'labor', 'materials', 'equipment'] as const;
  return parts.filter((part) => isWrong[part]);
}

const isWrongList = (lines: readonly unknown[] | null | undefined) =>
  lines === null || lines === undefined || lines.length > ticketLimits.lines;

/** Returns the ticket to send; null while a part is missing. */
export function ticketOf(
  draft: TicketDraft,
  made: {
    readonly labor: readonly LaborDraft[];
    readonly code: string;
    readonly madeAt: string;
    readonly copiedFrom: string | null;
    readonly newFiles: SavedTicket['files'];
  },
): SavedTicket | null {
  const what = storable(draft.what);
  const labor = laborLines(made.labor);
  const materials = quantityLines(draft.materials);
  const equipment = quantityLines(draft.equipment);
  const { project_id, day } = draft;
  if (what === null || labor === null || materials === null || equipment === null) return null;
  if (project_id === null) return null;
  return {
    v: 1,
    project_id,
    code: made.code,
    day,
    what,
    why: storable(draft.why),
    made_at: made.madeAt,
    copied_from: made.copiedFrom,
    labor: [...labor],
    materials: [...materials],
    equipment: [...equipment],
    files: [
      ...draft.kept.map(({ id, mime_type, size, sha256, caption }) => ({
        id,
        mime_type,
        size,
        sha256,
        caption,
      })),
      ...made.newFiles,
    ],
  };
}

const isTyped = (text: string) => text.trim() !== '';

/** Removes characters that a database can't store, such as half of an emoji. */
export function storable(text: string): string | null {
  const kept = text.replaceAll(/[\p{Surrogate}\0]/gu, '').trim();
  return kept === '' ? null : kept;
}

function allOrNull<Line>(lines: readonly (Line | null)[]): readonly Line[] | null {
  const whole = lines.filter((line) => line !== null);
  return whole.length === lines.length ? whole : null;
}
