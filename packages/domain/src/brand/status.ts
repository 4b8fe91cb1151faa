import type { Oklch } from './color.ts';
import { darkWords } from './fill.ts';
import { designedCard, type Status, statusDesigns, statuses } from './palette.ts';
import { markRatio, repair, textRatio, white } from './repair.ts';
import type { Surfaces } from './surfaces.ts';

export type StatusColors = {
  /** Text and icons, on page, card, well and `soft`. */
  readonly ink: Oklch;
  /** Subtle background. */
  readonly soft: Oklch;
  /** Fill that is visible on page and card, with text in `onStatus`. */
  readonly solid: Oklch;
};

/**
 * Returns the subtle backgrounds of all statuses, lightened or darkened by the card's difference from the designed one.
 */
export function statusSofts({ tone, card }: Surfaces): Readonly<Record<Status, Oklch>> {
  return byStatus((status) => {
    const { soft } = statusDesigns[tone][status];
    return { ...soft, l: soft.l + card.l - designedCard[tone] };
  });
}

/**
 * Returns colors with the same meaning in every company, repaired for the company's surfaces.
 *
 * @param chosen subtle background of a selected item, such as a row with a status in it
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

/** Returns the text color on a solid fill. */
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
