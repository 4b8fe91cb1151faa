import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import type { EncodingSample, OldEncoding } from '../../ui/csv/decode-csv.ts';

type EncodingChoiceProps = {
  readonly samples: readonly EncodingSample[];
  readonly onChoose: (encoding: OldEncoding) => void;
  readonly onNone: () => void;
};

/** Asks in which encoding the names of a file look right. */
export function EncodingChoice({ samples, onChoose, onNone }: EncodingChoiceProps) {
  const { t } = useLingui();
  return (
    <Card
      title={t`Which line looks right?`}
      description={
        <Trans>
          This file doesn’t say how its accents are stored. Choose the line with the right names.
        </Trans>
      }
    >
      <ul className="flex flex-col items-start gap-2">
        {samples.map(({ encoding, words }) => (
          <li key={encoding} className="max-w-full">
            <Button onClick={() => onChoose(encoding)}>
              <span className="text-start wrap-anywhere whitespace-normal">
                {words.join(' · ')}
              </span>
            </Button>
          </li>
        ))}
        <li>
          <Button variant="quiet" onClick={onNone}>
            <Trans>None of these</Trans>
          </Button>
        </li>
      </ul>
    </Card>
  );
}
