import type { ChangeOrderFacts, ChangeOrderPage } from '@muster/contract/change-orders';
import { type CostType, mostOfLine } from '@muster/contract/job-costs';
import type { TicketRow } from '@muster/contract/tickets';
import { parseAmount, parseDecimal, parseQuantity } from '@muster/domain/money/decimal-text';
import { roundHalfUp } from '@muster/domain/money/fraction';
import { randomId } from '../../../platform/random-id.ts';

/** A change order as typed. */
export type ChangeDraft = {
  readonly title: string;
  readonly scope: string;
  /** Ignored if a markup is typed. */
  readonly price: string;
  /** As a percentage of the cost. */
  readonly markup: string;
  readonly lines: readonly ChangeLineDraft[];
  readonly ticket_ids: readonly string[];
};

export type ChangeLineDraft = {
  readonly id: string;
  readonly cost_code_id: string | null;
  readonly cost_type: CostType;
  readonly amount: string;
  readonly hours: string;
  readonly quantity: string;
};

type Locale = string | readonly string[];
export type WrongPart = readonly [keyof ChangeDraft, number?, (keyof ChangeLineDraft)?];

export function newChangeLine(cost_type: CostType = 'L', hours = ''): ChangeLineDraft {
  return { id: randomId(), cost_code_id: null, cost_type, amount: '', hours, quantity: '' };
}

export function newChangeDraft(): ChangeDraft {
  return { title: '', scope: '', price: '', markup: '', lines: [newChangeLine()], ticket_ids: [] };
}

/** @param typed formats a number with that many decimals, the way the reader types it */
export function changeDraftOf(
  { change_order: order, lines, tickets }: ChangeOrderPage,
  typed: (value: number, decimals: number) => string,
): ChangeDraft {
  return {
    title: order.title,
    scope: order.scope ?? '',
    price: typed(order.price, 2) || '0',
    markup: '',
    lines: lines.map(({ cost_code_id, cost_type, amount, hours, quantity }) => ({
      id: randomId(),
      cost_code_id,
      cost_type,
      amount: typed(amount, 2),
      hours: typed(hours, 3),
      quantity: typed(quantity, 3),
    })),
    ticket_ids: tickets.map(({ id }) => id),
  };
}

/** Adds a ticket's text to a draft, and its hours if no cost is typed yet. */
export function withTicket(
  draft: ChangeDraft,
  ticket: Pick<TicketRow, 'id' | 'what' | 'minutes'>,
  typed: (value: number, decimals: number) => string,
): ChangeDraft {
  const [line] = draft.lines;
  const isBlank =
    draft.lines.length === 1 && line?.cost_code_id === null && line.amount.trim() === '';
  const hours = (isBlank ? parseQuantity(line.hours || '0', 'en') : null) ?? 0;
  const thousandths = hours + Math.round((ticket.minutes * 1000) / 60);
  return {
    ...draft,
    ticket_ids: [...draft.ticket_ids, ticket.id],
    title: draft.title.trim() === '' ? ticket.what.slice(0, 200) : draft.title,
    scope: [draft.scope.trim(), ticket.what]
      .filter((text) => text !== '')
      .join('\n')
      .slice(0, 4000),
    ...(isBlank && { lines: [{ ...line, hours: typed(thousandths, 3) }] }),
  };
}

export type ReadDraft = {
  readonly facts: ChangeOrderFacts;
  readonly cost: number;
  /** Paths of invalid fields. Every other field of `facts` is valid. */
  readonly wrong: readonly WrongPart[];
};

/** Parses a draft into the facts that `save_change_order` takes. */
export function readChangeDraft(draft: ChangeDraft, locale: Locale): ReadDraft {
  const wrong: WrongPart[] = [];
  const filled = draft.lines.filter((line) => !isBlankLine(line));
  const lines = filled.flatMap((line) => {
    const row = draft.lines.indexOf(line);
    const read = (name: 'amount' | 'hours' | 'quantity'): number => {
      const text = line[name].trim();
      const parse = name === 'amount' ? parseAmount : parseQuantity;
      const value = text === '' ? 0 : parse(text, locale);
      if (value !== null && Math.abs(value) <= mostOfLine) return value;
      wrong.push(['lines', row, name]);
      return 0;
    };
    const [amount, hours, quantity] = [read('amount'), read('hours'), read('quantity')];
    const { cost_code_id, cost_type } = line;
    const isRepeated = filled.some(
      (other) =>
        draft.lines.indexOf(other) < row &&
        other.cost_code_id === cost_code_id &&
        other.cost_type === cost_type,
    );
    if (cost_code_id === null || isRepeated) wrong.push(['lines', row, 'cost_code_id']);
    return cost_code_id === null ? [] : [{ cost_code_id, cost_type, amount, hours, quantity }];
  });
  const cost = lines.reduce((sum, { amount }) => sum + amount, 0);
  const markup = draft.markup.trim() === '' ? null : parseDecimal(draft.markup, locale, 2);
  if (draft.markup.trim() !== '' && (markup === null || Math.abs(markup) > 100_000)) {
    wrong.push(['markup']);
  }
  const price =
    draft.markup.trim() === ''
      ? parseAmount(draft.price, locale)
      : markup === null
        ? 0
        : withMarkup(cost, markup);
  if (price === null || Math.abs(price) > mostOfLine) wrong.push(['price']);
  const [title, scope] = [draft.title.trim(), draft.scope.trim()];
  if (title === '') wrong.push(['title']);
  return {
    facts: {
      title,
      scope: scope === '' ? null : scope,
      price: price ?? 0,
      lines,
      ticket_ids: draft.ticket_ids,
    },
    cost,
    wrong,
  };
}

/** @param markup in hundredths of a percent */
function withMarkup(cost: number, markup: number): number {
  return roundHalfUp({ over: BigInt(cost) * BigInt(10_000 + markup), under: 10_000n });
}

function isBlankLine({ cost_code_id, amount, hours, quantity }: ChangeLineDraft): boolean {
  return cost_code_id === null && [amount, hours, quantity].every((text) => text.trim() === '');
}
