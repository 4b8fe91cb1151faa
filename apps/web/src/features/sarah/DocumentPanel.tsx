import { Trans, useLingui } from '@lingui/react/macro';
import type { Energy } from '@muster/domain/jsa/energies';
import type { Spot } from '@muster/domain/jsa/edit';
import type { Hazard, Turn } from '@muster/domain/jsa/jsa-state';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DocumentItem } from './DocumentItem.tsx';
import { DocumentSteps } from './DocumentSteps.tsx';

/** The document as it grows. Tap an item to correct it. */
export function DocumentPanel({
  turn,
  onEdit,
  onEnergy,
  onHighEnergy,
  onDiscard,
}: {
  readonly turn: Turn;
  readonly onEdit: (spot: Spot, text: string) => void;
  readonly onEnergy: (hazard: Hazard, energy: Energy) => void;
  readonly onHighEnergy: (hazard: Hazard) => void;
  readonly onDiscard: () => void;
}) {
  const { t } = useLingui();
  const { document: jsa, state } = turn;
  // The company's own entries come first and can't be edited here.
  const known = jsa.emergency.length - state.facts.emergency.length;
  const lists = [
    { kind: 'person', title: t`People`, texts: jsa.people },
    { kind: 'ppe', title: t`PPE`, texts: jsa.ppe },
    { kind: 'permit', title: t`Permits`, texts: jsa.permits },
    { kind: 'emergency', title: t`Emergency plan`, texts: jsa.emergency },
    { kind: 'stop_work', title: t`Stop work if`, texts: jsa.stop_work },
    { kind: 'absent', title: t`Not on this job`, texts: jsa.absent },
    { kind: 'also_said', title: t`Also said`, texts: jsa.also_said ?? [] },
  ] as const;
  const [people, ...rest] = lists;
  const list = ({ kind, title, texts }: (typeof lists)[number]) =>
    texts.length > 0 && (
      <Part key={kind} title={title}>
        {texts.map((text, at) => (
          <DocumentItem
            key={text}
            lang={state.lang}
            onPress={
              kind === 'emergency' && at < known
                ? undefined
                : () => onEdit({ kind, at: kind === 'emergency' ? at - known : at }, text)
            }
          >
            {text}
          </DocumentItem>
        ))}
      </Part>
    );
  const header = (kind: 'task' | 'place', title: string) =>
    jsa[kind] !== '' && (
      <Part title={title}>
        <DocumentItem lang={state.lang} onPress={() => onEdit({ kind }, jsa[kind])}>
          {jsa[kind]}
        </DocumentItem>
      </Part>
    );
  const isEmpty = jsa.task === '' && jsa.steps.length === 0 && jsa.people.length === 0;
  return (
    <div className="min-w-0 space-y-3">
      <Card title={t`What you’ve said`} isFlush>
        {isEmpty ? (
          <p className="px-4 py-5 text-ink-2 md:px-5">
            <Trans>Your answers appear here. Tap one to correct it.</Trans>
          </p>
        ) : (
          <div className="flex flex-col divide-y divide-line">
            {header('task', t`Job`)}
            {header('place', t`Where`)}
            {list(people)}
            <DocumentSteps
              turn={turn}
              onEdit={onEdit}
              onEnergy={onEnergy}
              onHighEnergy={onHighEnergy}
            />
            {rest.map(list)}
          </div>
        )}
      </Card>
      {!isEmpty && jsa.open.length > 0 && (
        <Card title={t`Still open`} isFlush>
          <ul lang={state.lang} className="divide-y divide-line border-t border-line">
            {jsa.open.map((item) => (
              <li key={item} className="px-4 py-2.5 text-14 text-ink-2 wrap-anywhere md:px-5">
                {item}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Button variant="dangerQuiet" flush onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="py-2">
      <h3 className="px-4 text-14 font-medium text-ink-3 md:px-5">{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}
