import type { PdfDocument } from '@muster/contract/pdf';
import {
  type HazardCursor,
  type FoundHazards,
  hazardListSchema,
  type HazardRow,
} from '@muster/contract/safety';

import { type Making, okOrRefuse, type PdfContent } from '../content.ts';
import { hazardWords } from './hazard-words.ts';

type Asked = Extract<PdfDocument, { kind: 'open_hazards' }>;

const pageSize = 200;
const mostHazards = 1000;

/** Open hazards of a site, the worst first; of all sites that the caller sees if none is chosen. */
export async function openHazardsContent(
  { project_id }: Asked,
  making: Making,
): Promise<PdfContent> {
  const { times } = making;
  const words = hazardWords[making.language];
  const { hazards, isWhole } = await readHazards(project_id, making);
  const project = hazards.find((hazard) => hazard.project?.id === project_id)?.project?.name;
  const where = project_id === null ? words.allProjects : project;
  return {
    template: 'open-hazards',
    fileName: 'muster-open-hazards',
    title: words.listTitle,
    subtitle: [where, words.count(hazards.length)].filter(Boolean).join(' · '),
    isLandscape: true,
    data: {
      header: words.listHeader,
      rows: hazards.map((hazard) => [
        `#${hazard.number}`,
        `${words.bands[hazard.band]} (${hazard.score})`,
        [hazard.what, hazard.place].filter(Boolean).join('\n'),
        hazard.project?.name ?? words.none,
        words.states[hazard.state],
        hazard.assignee?.name ?? words.none,
        hazard.is_overdue
          ? `${times.day(hazard.due_on)}\n${words.overdue}`
          : times.day(hazard.due_on),
      ]),
      notice: isWhole ? '' : words.more,
    },
  };
}

async function readHazards(projectId: string | null, { read }: Making) {
  const hazards: HazardRow[] = [];
  const filter = {
    states: ['open', 'assigned', 'in_progress', 'reopened', 'resolved'],
    sort: 'risk',
    ...(projectId !== null && { project_id: projectId }),
  };
  let after: HazardCursor | null = null;
  do {
    const page: FoundHazards = await readPage(filter, after, read);
    hazards.push(...page.hazards);
    after = page.next;
  } while (after !== null && hazards.length < mostHazards);
  return { hazards, isWhole: after === null };
}

async function readPage(
  filter: object,
  after: HazardCursor | null,
  read: Making['read'],
): Promise<FoundHazards> {
  const [row] = await read<{ answer: unknown }>(
    'select public.list_hazards($1::jsonb, $2::jsonb, $3::int) as answer',
    [{ ...filter }, after, pageSize],
  );
  return okOrRefuse(hazardListSchema.parse(row?.answer));
}
