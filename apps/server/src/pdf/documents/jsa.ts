import {
  jsaAnswerSchema,
  type JsaPage,
  type JsaSignature,
  type StoredDocument,
} from '@muster/contract/jsa';
import type { PdfDocument } from '@muster/contract/pdf';

import { type Making, okOrRefuse, type PdfContent } from '../content.ts';
import { timeWithArrival } from '../time-with-arrival.ts';
import { jsaWords } from './jsa-words.ts';
import { signatureDrawing } from './signature-drawing.ts';

type Asked = Extract<PdfDocument, { kind: 'jsa' }>;
type Words = (typeof jsaWords)['en' | 'es'];

/** A JSA with its signatures, as on the caller's screen; two pages for a job of usual size. */
export async function jsaContent({ jsa_id }: Asked, making: Making): Promise<PdfContent> {
  const words = jsaWords[making.language];
  const [row] = await making.read<{ answer: unknown }>(
    'select public.read_jsa($1::uuid) as answer',
    [jsa_id],
  );
  const page = okOrRefuse(jsaAnswerSchema.parse(row?.answer));
  const { jsa, signatures } = page;
  const { document } = jsa;
  const { pictures, signers, missed } = signersOf(document, signatures, making, words);
  return {
    template: 'jsa',
    fileName: `muster-jsa-${jsa.number}`,
    title: `${words.title(jsa.number)} · ${jsa.task}`,
    subtitle: [...new Set([jsa.project?.name, jsa.place])].filter(Boolean).join(' · '),
    isLandscape: true,
    data: {
      facts: factsOf(page, making, words),
      warnings: document.open,
      header: words.header,
      steps: document.steps.map(({ text, hazards }, at) => ({
        text: `${at + 1}. ${text}`,
        hazards: (hazards.length === 0 ? [null] : hazards).map((hazard) => ({
          text: hazard?.text ?? '',
          high:
            hazard === null || hazard.high_energy === null
              ? ''
              : words.highEnergy(words.high[hazard.high_energy]),
          controls: (hazard?.controls ?? []).map((control) =>
            control.direct === 'yes'
              ? `${control.text} (${words.levels[control.level]}) · ${words.direct}, ${control.checked_by ?? jsa.author.name}`
              : `${control.text} (${words.levels[control.level]})`,
          ),
        })),
      })),
      lists: listsOf(document, words),
      signatures: signers,
      missed,
      words: {
        ...making.words.common,
        open: words.openItems,
        signatures: words.signatures,
        missed: words.missed,
      },
    },
    pictures,
  };
}

function factsOf({ jsa, events }: JsaPage, making: Making, words: Words) {
  const { times } = making;
  // The newest is the one that counts.
  const arrivalOf = (kind: string) => events.find((event) => event.kind === kind) ?? {};
  const approval =
    jsa.approved_by === null || jsa.approved_at === null
      ? words.none
      : `${jsa.approved_by.name}, ${timeWithArrival(jsa.approved_at, arrivalOf('approved'), making)}`;
  return [
    [words.state, words.states[jsa.state]],
    [words.madeBy, jsa.author.name],
    [words.made, timeWithArrival(jsa.made_at, jsa, making)],
    jsa.ended_at === null
      ? [words.ends, times.instantInZone(jsa.ends_at)]
      : [words.ended, timeWithArrival(jsa.ended_at, arrivalOf('ended'), making)],
    [words.project, jsa.project?.name ?? words.none],
    [words.place, jsa.place === '' ? words.none : jsa.place],
    [words.approved, approval],
    [words.version, String(jsa.version)],
  ];
}

function listsOf(document: StoredDocument, { lists }: Words) {
  const keys = ['stop_work', 'emergency', 'ppe', 'permits', 'absent', 'also_said'] as const;
  return keys
    .map((key) => ({ title: lists[key], items: [...new Set(document[key] ?? [])].join('; ') }))
    .filter(({ items }) => items !== '');
}

/**
 * The people who signed, in that order, then the people named who haven't; and what signers found missing. Signatures
 * voided by an edit are left out.
 */
function signersOf(
  { people }: StoredDocument,
  signatures: readonly JsaSignature[],
  making: Making,
  words: Words,
) {
  const pictures: Record<string, Uint8Array> = {};
  const valid = signatures.filter(({ voided_at }) => voided_at === null).toReversed();
  const signed = valid.map((signature) => {
    const { id, name, method, signed_at, drawing, collected_by, needs_confirmation } = signature;
    const drawn = signatureDrawing(drawing);
    const path = `pictures/${id}.svg`;
    if (drawn !== null) pictures[path] = drawn;
    const unconfirmed =
      needs_confirmation === true ? `, ${words.unconfirmed(collected_by?.name ?? '')}` : '';
    const at = timeWithArrival(signed_at, signature, making);
    const how = `${at} · ${words.methods[method]}${unconfirmed}`;
    return { name, how, drawing: drawn === null ? null : path };
  });
  const names = new Set(valid.flatMap(({ name, person }) => [plain(name), plain(person?.name)]));
  const missing = people
    .filter((name) => !names.has(plain(name)))
    .map((name) => ({ name, how: words.unsigned, drawing: null }));
  const missed = valid
    .filter((signature) => signature.missed !== null)
    .map((signature) => ({ name: signature.name, text: signature.missed }));
  return { pictures, signers: [...signed, ...missing], missed };
}

function plain(name: string | undefined): string {
  return (name ?? '').trim().toLowerCase();
}
