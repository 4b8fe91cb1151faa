import {
  auditAnswerSchema,
  type AuditEvent,
  type AuditPage,
  isAuditView,
} from '@muster/contract/audit';
import { isForMachines, readableFields } from '@muster/contract/changed-fields';
import { mostPdfChanges, type PdfDocument } from '@muster/contract/pdf';

import { okOrRefuse, type Making, type PdfContent } from '../content.ts';

type Asked = Extract<PdfDocument, { kind: 'audit' }>;
type Names = Readonly<Record<string, string>>;

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/;
const day = /^\d{4}-\d\d-\d\d$/;
/** Longer values are left to the exported file; a cell as long as a page would be unreadable. */
const mostOfValue = 300;

/** Results of an audit search, newest first, read the same way as the export. */
export async function auditContent(asked: Asked, making: Making): Promise<PdfContent> {
  const { words, times } = making;
  const { events, names, isWhole } = await readEvents(asked, making);
  return {
    template: 'audit',
    fileName: 'muster-audit',
    title: words.audit.title,
    subtitle: describeFilters(asked.filters, events.length, making),
    isLandscape: true,
    data: {
      header: words.audit.header,
      rows: events.map((event) => [
        times.instant(event.at),
        actor(event, names, making),
        what(event, names, asked, making),
        details(event, names, asked, making),
      ]),
      notice: isWhole ? '' : words.audit.older,
    },
  };
}

async function readEvents({ filters }: Asked, { read }: Making) {
  const events: AuditEvent[] = [];
  const names: Record<string, string> = {};
  let after: string | null = null;
  do {
    const page: AuditPage = await readPage(filters, after, read);
    events.push(...page.rows);
    Object.assign(names, page.names);
    after = page.next;
  } while (after !== null && events.length < mostPdfChanges);
  const shown = events.slice(0, mostPdfChanges);
  return { events: shown, names, isWhole: after === null && shown.length === events.length };
}

async function readPage(
  filters: Asked['filters'],
  after: string | null,
  read: Making['read'],
): Promise<AuditPage> {
  const [row] = await read<{ answer: unknown }>(
    'select public.export_audit($1::jsonb, $2) as answer',
    [filters, after],
  );
  return okOrRefuse(auditAnswerSchema.parse(row?.answer));
}

function describeFilters(
  { from, to, words: looked }: Asked['filters'],
  count: number,
  { words: { audit }, times }: Making,
): string {
  const parts = [audit.changes(count, times.number(count))];
  if (from !== undefined) parts.push(audit.from(times.instant(from)));
  if (to !== undefined) parts.push(audit.until(times.instant(to)));
  if (looked !== undefined) parts.push(audit.containing(looked));
  return parts.join(' · ');
}

function actor({ actor: by }: AuditEvent, names: Names, { words: { audit } }: Making): string {
  if (by.kind === 'person') return names[by.person_id] ?? audit.actors.someone;
  return by.kind === 'kiosk' ? by.name : audit.actors[by.kind];
}

function what(
  { action, subject, subject_id, person_id, before, after }: AuditEvent,
  names: Names,
  { names: { kinds } }: Asked,
  { words: { audit } }: Making,
): string {
  const row = { ...before, ...after };
  const ids = [subject_id, person_id, row['project_id'], row['crew_id'], row['kiosk_id']];
  const known = ids.filter(isText).map((id) => names[id]);
  const name = known.find(isText) ?? (isText(row['name']) ? row['name'] : null);
  const kind = kinds[subject] ?? tidied(subject);
  if (isAuditView(subject)) return kind;
  if (action === 'export') return audit.exported;
  return `${audit.actions[action]}: ${kind}${name === null ? '' : ` “${name}”`}`;
}

function details(event: AuditEvent, names: Names, asked: Asked, making: Making): string {
  return readableFields(event, names)
    .map(({ path, before, after }) => {
      const name = label(path, asked, making);
      const [old, now] = [before, after].map((of) =>
        isForMachines(path.at(-1) ?? '', of, names)
          ? making.words.audit.notShown
          : value(of, names, asked, making),
      );
      return event.action === 'update'
        ? `${name}: ${old} → ${now}`
        : `${name}: ${event.action === 'delete' ? old : now}`;
    })
    .join('\n');
}

function label(path: readonly string[], { names: { fields } }: Asked, { words }: Making): string {
  const known: Names = { words: words.audit.searched, ...fields };
  const parts = path.filter((part) => part !== 'settings' && part !== 'branding');
  return (parts.length === 0 ? path : parts).map((part) => known[part] ?? tidied(part)).join(' · ');
}

function value(of: unknown, names: Names, asked: Asked, making: Making): string {
  const { words, times } = making;
  if (of === null || of === undefined || of === '' || (Array.isArray(of) && of.length === 0)) {
    return words.audit.nothing;
  }
  if (typeof of === 'boolean') return of ? words.audit.yes : words.audit.no;
  if (typeof of === 'number') return times.number(of);
  if (typeof of !== 'string') return shortened(nested(of, names, asked, making));
  const known = asked.names.values[of];
  if (known !== undefined) return known;
  if (names[of] !== undefined) return names[of];
  if (instant.test(of)) return times.instant(of);
  if (day.test(of)) return times.day(of);
  return shortened(of);
}

/** Lists and rules, formatted as on the page. */
function nested(of: object, names: Names, asked: Asked, making: Making): string {
  if (Array.isArray(of)) {
    const separator = of.some((part) => typeof part === 'object') ? '; ' : ', ';
    return of.map((part) => value(part, names, asked, making)).join(separator);
  }
  return Object.entries(of)
    .filter(([key, part]) => !isForMachines(key, part, names))
    .map(([key, part]) => `${label([key], asked, making)}: ${value(part, names, asked, making)}`)
    .join(', ');
}

function shortened(text: string): string {
  return text.length > mostOfValue ? `${text.slice(0, mostOfValue)}…` : text;
}

function tidied(name: string): string {
  const text = name.replaceAll('_', ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isText(of: unknown): of is string {
  return typeof of === 'string' && of !== '';
}
