import type { Data } from '../../data/data.ts';
import type { LookStore } from '../look/look.ts';
import { followCompany } from './follow-company.ts';
import { keepBadge } from './keep-badge.ts';

/** What the app shows outside its own window: name, icons, and the number of things to do. */
export function keepInstalledApp(data: Data, look: LookStore): void {
  followCompany(look);
  keepBadge(data);
}
