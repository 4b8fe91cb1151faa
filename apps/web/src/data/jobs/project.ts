import type { Site } from '@muster/domain';

/** A job to work on, as the clock needs it. */
export type Project = {
  readonly id: string;
  /** The company's own number for it. */
  readonly number: string | null;
  readonly name: string;
  readonly customer: string | null;
  readonly defaultCostCodeId: string | null;
  readonly sites: readonly NamedSite[];
  /** False for a finished project or one on hold: it cannot be chosen. */
  readonly isOffered: boolean;
};

export type NamedSite = Site & { readonly name: string };

export type CostCode = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly isArchived: boolean;
  /** Travel time. */
  readonly isTravel: boolean;
};

/** The job that hours are booked on. */
export type Job = { readonly projectId: string | null; readonly costCodeId: string | null };
