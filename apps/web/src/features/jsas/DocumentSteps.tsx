import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaControl, JsaHazard, JsaPage } from '@muster/contract/jsa';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Zap from 'lucide-react/icons/zap';
import { Banner } from '../../ui/Banner.tsx';
import { Card } from '../../ui/Card.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { hasDirect } from './has-direct.ts';
import { useJsaWords } from './use-jsa-words.ts';

/** Steps, their hazards and controls, large enough to read at arm's length. */
export function DocumentSteps({ page: { jsa } }: { readonly page: JsaPage }) {
  const { t } = useLingui();
  const { document, author } = jsa;
  return (
    <Card title={t`Steps`} isFlush>
      {document.open.length > 0 && (
        <div className="border-b border-line p-4 md:p-5">
          <Banner tone="attention" title={<Trans>Still open</Trans>}>
            <ul className="list-disc pl-4">
              {document.open.map((item) => (
                <li key={item} className="wrap-anywhere">
                  <bdi>{item}</bdi>
                </li>
              ))}
            </ul>
          </Banner>
        </div>
      )}
      {document.steps.length === 0 ? (
        <p className="p-4 text-ink-2 md:p-5">
          <Trans>No steps yet.</Trans>
        </p>
      ) : (
        <ol className="divide-y divide-line">
          {document.steps.map((step, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- steps have no id of their own
            <li key={at} className="space-y-4 p-4 md:p-5">
              <h3 className="flex gap-3 text-22 leading-title font-semibold">
                <span className="text-ink-3 tabular-nums">{at + 1}</span>
                <bdi className="min-w-0 wrap-anywhere">{step.text}</bdi>
              </h3>
              {step.hazards.map((hazard, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- nor have hazards
                <Hazard key={index} hazard={hazard} lead={author.name} />
              ))}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Hazard({ hazard, lead }: { readonly hazard: JsaHazard; readonly lead: string }) {
  const words = useJsaWords();
  const { text, energy, high_energy, consequence, controls } = hazard;
  return (
    <div className="space-y-2 border-l-2 border-line-control pl-4">
      <p className="text-18 font-medium wrap-anywhere">
        <bdi>{text}</bdi>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        {high_energy !== null ? (
          <StatusBadge tone="danger" icon={Zap}>
            <Trans>High energy: {words.highEnergy(high_energy)}</Trans>
          </StatusBadge>
        ) : (
          energy !== null && <span>{words.energy(energy)}</span>
        )}
        {consequence !== '' && <bdi className="min-w-0 wrap-anywhere">{consequence}</bdi>}
      </p>
      {controls.length > 0 && (
        <ul className="space-y-2">
          {controls.map((control, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- nor have controls
            <Control key={at} control={control} lead={lead} />
          ))}
        </ul>
      )}
      {high_energy !== null && !hasDirect(hazard) && (
        <Banner tone="attention">
          <Trans>No direct control: nothing here protects people if someone makes a mistake.</Trans>
        </Banner>
      )}
    </div>
  );
}

function Control({ control, lead }: { readonly control: JsaControl; readonly lead: string }) {
  const words = useJsaWords();
  const { text, level, source, direct, checked_by } = control;
  const checker = checked_by ?? lead;
  return (
    <li className="flex gap-2.5">
      <ShieldCheck
        aria-hidden
        className={`mt-1 size-5 shrink-0 ${direct === 'yes' ? 'text-done-ink' : 'text-ink-3'}`}
      />
      <div className="min-w-0">
        <p className="text-18 wrap-anywhere">
          <bdi>{text}</bdi>
        </p>
        <p className="text-14 text-ink-3">
          {words.level(level)} · {words.source(source)}
          {direct === 'yes' && (
            <>
              {' · '}
              <span className="font-medium text-done-ink">
                <Trans>
                  direct control, <bdi>{checker}</bdi> checks it
                </Trans>
              </span>
            </>
          )}
        </p>
      </div>
    </li>
  );
}
