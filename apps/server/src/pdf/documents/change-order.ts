import { changeOrderAnswerSchema, type ChangeOrderPage } from '@muster/contract/change-orders';
import type { PdfDocument } from '@muster/contract/pdf';
import { amountText } from '@muster/domain/money/decimal-text';

import { type Making, okOrRefuse, type PdfContent } from '../content.ts';
import { changeOrderWords } from './change-order-words.ts';
import { signatureDrawing } from './signature-drawing.ts';

type Asked = Extract<PdfDocument, { kind: 'change_order' }>;

const signaturePath = 'pictures/signature.svg';

/** A change order as the customer reads it: with its price, but not its cost. */
export async function changeOrderContent(
  { change_order_id }: Asked,
  making: Making,
): Promise<PdfContent> {
  const { language, times } = making;
  const words = changeOrderWords[language];
  const [row] = await making.read<{ answer: unknown }>(
    'select public.read_change_order($1::uuid) as answer',
    [change_order_id],
  );
  const page = okOrRefuse(changeOrderAnswerSchema.parse(row?.answer));
  const { change_order: order, project, tickets, currency } = page;
  const drawn = signatureDrawing(order.drawing);
  return {
    template: 'change-order',
    fileName: `muster-change-order-${order.number}`,
    title: words.title(order.number),
    subtitle: project.name,
    isLandscape: false,
    data: {
      heading: order.title,
      facts: [
        [words.project, project.name],
        [words.state, words.states[order.state]],
        [words.date, times.instant(order.sent_at ?? order.made_at)],
      ],
      price: [words.change, amountText(order.price, currency, `${language}-US`)],
      scope: order.scope ?? '',
      tickets: tickets.map(({ number, code, day, what }) => [
        `#${number}`,
        code,
        times.day(day),
        what,
      ]),
      answer: answerOf(page, making),
      answerHeading: answerHeading(page, words),
      drawing: drawn === null ? '' : signaturePath,
      words: { ...making.words.common, ...words },
    },
    pictures: drawn === null ? {} : { [signaturePath]: drawn },
  };
}

/** No heading if there is nothing to sign and no answer. */
function answerHeading(
  { change_order: order }: ChangeOrderPage,
  words: (typeof changeOrderWords)['en'],
): string {
  if (order.decided_at !== null && order.drawing === null) return words.answer;
  return order.decided_at === null && order.state === 'void' ? '' : words.signature;
}

function answerOf({ change_order: order }: ChangeOrderPage, { language, times }: Making) {
  const words = changeOrderWords[language];
  if (order.decided_at === null) return [];
  return [
    [words.name, order.signer_name ?? ''],
    ...(order.signer_role === null ? [] : [[words.role, order.signer_role]]),
    [words.answeredAt, times.instantInZone(order.decided_at)],
    ...(order.decision_note === null ? [] : [[words.note, order.decision_note]]),
  ];
}
