import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaSuggestion } from '@muster/contract/suggestions';
import type { Turn } from '@muster/domain/jsa/jsa-state';
import { useMutation } from '@tanstack/react-query';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { type Offered, offeredFor, stillOffered } from './offered-suggestions.ts';
import { suggest } from './suggest.ts';

/**
 * A language model's suggestions for what is missing, requested at the end and accepted or rejected one by one.
 * Anything not accepted is lost with the page.
 */
export function SuggestionsCard({
  turn,
  onDecide,
}: {
  readonly turn: Turn;
  readonly onDecide: (suggestion: JsaSuggestion, isAccepted: boolean) => void;
}) {
  const { t } = useLingui();
  const data = useData();
  const offlineReason = useNeedsNetwork();
  const [offered, setOffered] = useState<readonly Offered[] | null>(null);
  const ask = useMutation({
    mutationFn: async () => offeredFor(turn.document, await suggest(data, turn)),
    onSuccess: setOffered,
    networkMode: 'always',
  });
  if (turn.asks?.slot !== 'read_back') return null;
  const open = stillOffered(turn.document, offered ?? []);
  const decide = (one: Offered, isAccepted: boolean) => {
    setOffered((all) => all?.filter((other) => other !== one) ?? null);
    onDecide(one.suggestion, isAccepted);
  };
  return (
    <Card title={t`Is something missing?`} isFlush={open.length > 0}>
      {open.length === 0 && (
        <div className="space-y-3">
          <p className="text-14 text-ink-3">
            <Trans>
              AI reads the job, its steps, hazards and controls. Names, places and phone numbers are
              removed first. You decide on each suggestion.
            </Trans>
          </p>
          <p aria-live="polite" className="text-ink-2 empty:hidden">
            {ask.isError && t`Couldn’t get suggestions. Go on without them, or try again later.`}
            {ask.isSuccess && offered?.length === 0 && t`No more suggestions.`}
          </p>
          <Button
            size="lg"
            icon={Lightbulb}
            isBusy={ask.isPending}
            disabledReason={offlineReason}
            onClick={() => ask.mutate()}
          >
            <Trans>Suggest what’s missing</Trans>
          </Button>
        </div>
      )}
      {open.length > 0 && (
        <ul aria-label={t`Suggestions`} className="divide-y divide-line">
          {open.map((one) => (
            <li key={one.suggestion.text} className="space-y-3 px-4 py-3 md:px-5">
              <div>
                <p className="text-14 text-ink-3">
                  {one.hazard === null ? (
                    <Trans>
                      Hazard in <bdi lang={turn.state.lang}>“{one.step}”</bdi>
                    </Trans>
                  ) : (
                    <Trans>
                      Control for <bdi lang={turn.state.lang}>“{one.hazard}”</bdi>
                    </Trans>
                  )}
                </p>
                <p lang={turn.state.lang} className="text-18 font-medium wrap-anywhere">
                  {one.suggestion.text}
                </p>
              </div>
              <div className="grid grid-cols-2 gap-2">
                <Button size="lg" variant="primary" onClick={() => decide(one, true)}>
                  <Trans>
                    Accept<span className="sr-only"> {one.suggestion.text}</span>
                  </Trans>
                </Button>
                <Button size="lg" onClick={() => decide(one, false)}>
                  <Trans>
                    No<span className="sr-only">, not {one.suggestion.text}</span>
                  </Trans>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
