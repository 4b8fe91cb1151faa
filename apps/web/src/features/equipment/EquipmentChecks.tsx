import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EquipmentPiece } from '@muster/contract/equipment';
import { languageOf } from '@muster/domain/languages';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { randomId } from '../../platform/random-id.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Card } from '../../ui/Card.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import type { ShownCheck } from './shown-checks.ts';
import { useEquipmentChecks } from './use-equipment-checks.ts';

/** The checks before a piece is used, with their latest results. They can be started offline. */
export function EquipmentChecks({ piece }: { readonly piece: EquipmentPiece }) {
  const { t } = useLingui();
  const checks = useEquipmentChecks(piece);
  if (checks.length === 0) return null;
  return (
    <Card title={t`Checks`} isFlush>
      <ul className="divide-y divide-line">
        {checks.map((check) => (
          <CheckRow key={check.templateId} check={check} piece={piece} />
        ))}
      </ul>
    </Card>
  );
}

function CheckRow({
  check,
  piece,
}: {
  readonly check: ShownCheck;
  readonly piece: EquipmentPiece;
}) {
  const { i18n } = useLingui();
  const times = useTimeWords();
  const [newId] = useState(randomId);
  const { latest, templateId } = check;
  const madeAt = latest === null ? null : times.dayAndTime(Date.parse(latest.madeAt), readerZone());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1 basis-56 space-y-1">
        <p className="font-medium wrap-anywhere">
          <bdi>{check.title[languageOf(i18n.locale)]}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-2">
          <CheckState check={check} />
          {madeAt !== null && <span>{madeAt}</span>}
          {latest?.isSent === false && (
            <span>
              <Trans>Waiting to sync</Trans>
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {latest?.id != null && (
          <Link
            to="/construction/checklists/$id"
            params={{ id: latest.id }}
            className={buttonStyles({ variant: 'quiet' })}
          >
            <Trans>Show answers</Trans>
          </Link>
        )}
        {check.isAsked && !piece.is_retired && (
          <Link
            to="/construction/checklists/$id"
            params={{ id: newId }}
            search={{
              template: templateId,
              equipment: piece.id,
              ...(piece.project !== null && { project: piece.project.id }),
            }}
            className={buttonStyles({})}
          >
            <Trans>Start check</Trans>
          </Link>
        )}
      </div>
    </li>
  );
}

/** Stands out if something is wrong with the piece. */
function CheckState({ check: { latest, isDue } }: { readonly check: ShownCheck }) {
  if (latest === null) {
    return (
      <StatusBadge tone={isDue ? 'attention' : 'off'} look="plain">
        <Trans>Not checked yet</Trans>
      </StatusBadge>
    );
  }
  if (latest.failedCount > 0) {
    return (
      <StatusBadge tone="danger" look="plain">
        <Plural value={latest.failedCount} one="# problem" other="# problems" />
      </StatusBadge>
    );
  }
  return isDue ? (
    <StatusBadge tone="attention" look="plain">
      <Trans>Due again</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge tone="done" look="plain">
      <Trans>No problems</Trans>
    </StatusBadge>
  );
}
