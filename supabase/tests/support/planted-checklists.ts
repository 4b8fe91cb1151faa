import type { Cast } from './cast.ts';
import { checklistFacts, saveChecklist } from './checklists.ts';

/** An answered checklist of each company. */
export async function plantChecklists(cast: Cast): Promise<{ checklist: string }> {
  const { database, employee, foreign } = cast;
  await saveChecklist(database, foreign.employee, checklistFacts(foreign.project));
  return { checklist: await saveChecklist(database, employee, checklistFacts(cast.project)) };
}
