import type { Oklch } from './color.ts';
import { darkWords } from './fill.ts';
import { designedCard, type Status, statusDesigns, statuses } from './palette.ts';
import { markRatio, repair, textRatio, white } from './repair.ts';
import type { Surfaces } from './surfaces.ts';

export type StatusColors = {
  /** Words and icons, on page, card, well and `soft`. */
  readonly ink: Oklch;
  /** Quiet ground. */
  readonly soft: Oklch;
  /** Fill that is seen on page and card, with words in `onStatus`. */
  readonly solid: Oklch;
};

/** The quiet grounds of all states: as much lighter or darker as the card is than the designed one. */
export function statusSofts({ tone, card }: Surfaces): Readonly<Record<Status, Oklch>> {
  return byStatus((status) => {
    const { soft } = statusDesigns[tone][status];
    return { ...soft, l: soft.l + card.l - designedCard[tone] };
  });
}

/**
 * Colors that mean the same in every company, repaired on the company's surfaces.
 *
 * @param chosen quiet ground of what is chosen, such as a row with a state in it
 */
export function statusColors(
  surfaces: Surfaces,
  chosen: Oklch,
): Readonly<Record<Status, StatusColors>> {
  const { tone, away, page, card, well } = surfaces;
  const softs = statusSofts(surfaces);
  return byStatus((status) => {
    const { ink, solid } = statusDesigns[tone][status];
    const soft = softs[status];
    const seen = repair(solid, away, [page, card], markRatio);
    return {
      soft,
      ink: repair(ink, away, [page, card, well, soft, chosen], textRatio),
      solid: repair(seen, away, [onStatus(surfaces)], textRatio),
    };
  });
}

/** Words on a solid. */
export function onStatus({ tone }: Surfaces): Oklch {
  return tone === 'light' ? white : darkWords;
}

function byStatus<Value>(valueOf: (status: Status) => Value): Readonly<Record<Status, Value>> {
  const [running, breakKey, attention, danger, info, done] = statuses;
  return {
    running: valueOf(running),
    break: valueOf(breakKey),
    attention: valueOf(attention),
    danger: valueOf(danger),
    info: valueOf(info),
    done: valueOf(done),
  };
}
