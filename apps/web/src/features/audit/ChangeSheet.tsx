import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditEvent } from '@muster/contract/audit';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import type { AuditSearch } from './audit-search.ts';
import { readableFields } from '@muster/contract/changed-fields';
import { FieldDifferences } from './FieldDifferences.tsx';
import { pageOf } from './page-of.ts';
import { type Names, useChangeWords } from './use-change-words.ts';
import { dateTimeText } from '../../ui/time/date-time-text.ts';

type ChangeSheetProps = {
  /** Null while none is open. */
  readonly event: AuditEvent | null;
  readonly names: Names;
  readonly onClose: () => void;
  readonly onSearch: (search: AuditSearch) => void;
};

/** One change: who, when, which record, and each field before and after. */
export function ChangeSheet({ event, names, onClose, onSearch }: ChangeSheetProps) {
  const words = useChangeWords();
  // While it closes, it still shows what it showed.
  const [shown, setShown] = useState(event);
  if (event !== null && event !== shown) setShown(event);
  if (shown === null) return null;
  return (
    <Sheet
      isOpen={event !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={words.sentence(shown, names)}
    >
      <Details event={shown} names={names} onSearch={onSearch} />
    </Sheet>
  );
}

function Details({
  event,
  names,
  onSearch,
}: {
  readonly event: AuditEvent;
  readonly names: Names;
  readonly onSearch: (search: AuditSearch) => void;
}) {
  const { t, i18n } = useLingui();
  const words = useChangeWords();
  const { actor, subject, subject_id, at } = event;
  const page = pageOf(event);
  const when = new Date(at);
  const record = words.record(event, names);
  return (
    <div className="space-y-5">
      <KeyValue
        items={[
          { key: t`Who`, value: <bdi>{words.actor(event, names)}</bdi> },
          {
            key: t`When`,
            value:
              actor.kind === 'hidden'
                ? t`Within an hour after ${dateTimeText(i18n, at)}`
                : i18n.date(when, { dateStyle: 'full', timeStyle: 'medium' }),
          },
          {
            key: t`Record`,
            value: (
              <>
                {words.kind(subject)}
                {record !== null && (
                  <>
                    {' · '}
                    <bdi>{record}</bdi>
                  </>
                )}
              </>
            ),
          },
        ]}
      />
      <FieldDifferences fields={readableFields(event, names)} action={event.action} names={names} />
      <div className="flex flex-wrap gap-2">
        {page !== null && (
          <Link {...page} className={buttonStyles({})}>
            <Trans>Open record</Trans>
          </Link>
        )}
        {subject_id !== null && (
          <Button onClick={() => onSearch({ kind: subject, record: subject_id })}>
            <Trans>All changes to this record</Trans>
          </Button>
        )}
        {actor.kind === 'person' && (
          <Button onClick={() => onSearch({ person: actor.person_id })}>
            <Trans>All changes involving this person</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
