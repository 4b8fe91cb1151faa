import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { describeCode } from '../../data/errors/words.ts';
import { DeadEnd } from './DeadEnd.tsx';

type MissingRecordProps = {
  readonly title: ReactNode;
  /** The way to the list it would be in. */
  readonly action: ReactNode;
};

/** Instead of the page of one record that isn't there for this reader (`isMissing`). */
export function MissingRecord({ title, action }: MissingRecordProps) {
  const { i18n } = useLingui();
  return (
    <DeadEnd title={title} action={action}>
      {i18n._(describeCode('not_found'))}
    </DeadEnd>
  );
}
