import { Trans, useLingui } from '@lingui/react/macro';
import type { QuantityLine, TicketPage } from '@muster/contract/tickets';
import { FileStrip } from '../../kit/record/FileStrip.tsx';
import { Card } from '../../ui/Card.tsx';
import { Duration } from '../../ui/Duration.tsx';
import { useTicketWords } from './use-ticket-words.ts';

/** The parts that the customer reads: the work, the reason, labor, materials, equipment and photos. */
export function TicketContent({ page: { ticket } }: { readonly page: TicketPage }) {
  const { t } = useLingui();
  return (
    <div className="min-w-0 space-y-5">
      <Card title={t`Work`}>
        <div className="space-y-4">
          <p className="text-18 wrap-anywhere whitespace-pre-line">
            <bdi>{ticket.what}</bdi>
          </p>
          {ticket.why !== null && (
            <div>
              <h3 className="text-14 text-ink-3">
                <Trans>Why it’s extra</Trans>
              </h3>
              <p className="wrap-anywhere whitespace-pre-line">
                <bdi>{ticket.why}</bdi>
              </p>
            </div>
          )}
        </div>
      </Card>
      {ticket.labor.length > 0 && (
        <Card
          title={t`Labor`}
          actions={<Duration minutes={ticket.minutes} className="font-semibold" />}
          isFlush
        >
          <ul className="divide-y divide-line">
            {ticket.labor.map(({ name, classification, minutes }, at) => (
              <li
                // oxlint-disable-next-line react/no-array-index-key -- lines never move
                key={at}
                className="flex items-baseline justify-between gap-4 px-4 py-2.5 md:px-5"
              >
                <span className="min-w-0 wrap-anywhere">
                  <bdi>{name}</bdi>
                  {classification !== null && (
                    <bdi className="block text-14 text-ink-3">{classification}</bdi>
                  )}
                </span>
                <Duration minutes={minutes} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Quantities title={t`Materials`} lines={ticket.materials} />
      <Quantities title={t`Equipment`} lines={ticket.equipment} />
      {ticket.photos.length > 0 && (
        <Card title={t`Photos`}>
          <FileStrip files={ticket.photos} />
        </Card>
      )}
    </div>
  );
}

type QuantitiesProps = { readonly title: string; readonly lines: readonly QuantityLine[] };

function Quantities({ title, lines }: QuantitiesProps) {
  const words = useTicketWords();
  if (lines.length === 0) return null;
  return (
    <Card title={title} isFlush>
      <ul className="divide-y divide-line">
        {lines.map(({ what, quantity, unit }, at) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- lines never move
            key={at}
            className="flex items-baseline justify-between gap-4 px-4 py-2.5 md:px-5"
          >
            <bdi className="min-w-0 wrap-anywhere">{what}</bdi>
            <bdi className="shrink-0 tabular-nums">{words.quantity(quantity, unit)}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  );
}
