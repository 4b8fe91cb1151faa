import type { Data } from '../../data/data.ts';
import type { LookStore } from '../look/look.ts';
import type { Counts } from '../nav/counts.ts';
import { keepCounts } from '../nav/keep-counts.ts';
import { followCompany } from './follow-company.ts';
import { keepInstallOffer } from './install-offer.ts';

/** Keeps up to date what the app shows outside its own window: its name, its icons, and the number of things to do. */
export function keepInstalledApp(data: Data, look: LookStore, counts: Counts): void {
  keepInstallOffer();
  followCompany(look);
  keepCounts(data, counts);
}
