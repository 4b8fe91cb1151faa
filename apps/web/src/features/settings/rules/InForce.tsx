import { Trans, useLingui } from '@lingui/react/macro';
import type { RuleKind } from '@muster/contract/company-rules';
import type { CompanyRule, CompanySettingsAnswer } from '@muster/contract/company-settings';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { notify } from '../../../ui/notices.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useWithdrawRule } from '../form/save-section.ts';
import { changesOf, wasChosen } from '../rules-over-time.ts';
import { useDayWords } from '../use-day-words.ts';
import { useRuleWords } from './use-rule-words.ts';

type InForceProps = { readonly kind: RuleKind; readonly settings: CompanySettingsAnswer };

/** Current rule, in words, and the changes that are coming. */
export function InForce({ kind, settings }: InForceProps) {
  const { t } = useLingui();
  const { day } = useDayWords();
  const words = useRuleWords();
  const changes = changesOf(settings.rules, kind);
  const current = changes.find(({ state }) => state === 'current');
  const coming = changes.filter(({ state }) => state === 'coming').toReversed();
  return (
    <Card title={t`Current rule`}>
      {current !== undefined && (
        <div className="space-y-1">
          <p>{words(current)}</p>
          {wasChosen(current) && (
            <p className="text-14 text-ink-3">
              <Trans context="day">Since {day(current.valid_from)}</Trans>
            </p>
          )}
        </div>
      )}
      {coming.length > 0 && (
        <ul
          aria-label={t`Upcoming changes`}
          className="mt-3 divide-y divide-line border-t border-line"
        >
          {coming.map((rule) => (
            <Coming key={rule.id} rule={rule} version={settings.settings_version} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Coming({ rule, version }: { readonly rule: CompanyRule; readonly version: number }) {
  const { t, i18n } = useLingui();
  const { day } = useDayWords();
  const words = useRuleWords();
  const offlineReason = useNeedsNetwork();
  const withdraw = useWithdrawRule();
  const take = async () => {
    try {
      await withdraw.mutateAsync({ rule_id: rule.id, version });
      void notify({ id: 'settings', tone: 'good', title: t`The change was withdrawn` });
    } catch (error) {
      void notify({
        id: 'settings',
        tone: 'destructive',
        title: t`The change wasn’t withdrawn`,
        body: i18n._(describeError(error)),
      });
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 last:pb-0">
      <div className="min-w-0 flex-1 basis-60 space-y-1">
        <StatusBadge tone="info" icon={CalendarClock}>
          <Trans>Effective {day(rule.valid_from)}</Trans>
        </StatusBadge>
        <p>{words(rule)}</p>
      </div>
      <Button
        size="sm"
        isBusy={withdraw.isPending}
        disabledReason={offlineReason}
        onClick={() => void take()}
      >
        <Trans>Withdraw</Trans>
      </Button>
    </li>
  );
}
