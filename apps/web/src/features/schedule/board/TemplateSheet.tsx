import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { templatesSchema } from '@muster/contract/schedule';
import { verdictSchema } from '@muster/contract/verdict';
import { useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { randomId } from '../../../platform/random-id.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { notify } from '../../../ui/notices.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useReadScheduleAgain } from '../use-schedule-change.ts';
import { useShiftWords } from '../use-shift-words.ts';
import type { BoardChanges } from './use-board-changes.ts';

type TemplateSheetProps = {
  /** First day of the week that is kept, or filled. */
  readonly week: string;
  readonly crewId: string | null;
  readonly changes: BoardChanges;
  readonly onClose: () => void;
};

/** Weeks that were kept to be used again. */
export function TemplateSheet({ week, crewId, changes, onClose }: TemplateSheetProps) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const words = useShiftWords();
  const { api } = useData();
  const { user_id } = useIdentity();
  const readScheduleAgain = useReadScheduleAgain();
  const [name, setName] = useState('');
  const [id, setId] = useState(randomId);
  const templates = useQuery({
    queryKey: queryKey(user_id, 'schedule', 'templates'),
    queryFn: async () => okOrThrow(await api.rpc('list_templates', {}, templatesSchema)).templates,
  });
  const change = useVerdictMutation({
    change: (
      call: { readonly name: string; readonly parameters: Readonly<Record<string, unknown>> },
      { repeat },
    ) => repeat(async () => okOrThrow(await api.rpc(call.name, call.parameters, verdictSchema))),
    onSettled: readScheduleAgain,
  });
  const apply = async (templateId: string) => {
    const saved = await changes.run(
      'apply_template',
      { template: templateId, from_date: week },
      t`add from week template`,
    );
    if (saved === null) return;
    const count = saved.shifts.length;
    void notify({ id: 'board', tone: 'good', title: t`Shifts added as drafts: ${count}` });
    onClose();
  };
  const keep = () =>
    change.mutate(
      {
        name: 'save_template',
        parameters: { id, name: name.trim(), from_date: week, crew: crewId },
      },
      {
        onSuccess: () => {
          setName('');
          setId(randomId());
        },
      },
    );
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Week templates`}
      description={t`Week of ${words.monthDay(week)}`}
      notice={
        (change.isError || templates.isError) && (
          <Banner tone="danger">{i18n._(describeError(change.error ?? templates.error))}</Banner>
        )
      }
    >
      <div className="flex items-end gap-2">
        <TextField
          label={t`Save this week as`}
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.target.value)}
          className="flex-1"
        />
        <Button
          disabled={name.trim() === ''}
          disabledReason={offlineReason}
          isBusy={change.isPending}
          onClick={keep}
        >
          <Trans>Save template</Trans>
        </Button>
      </div>
      {templates.data === undefined ? (
        !templates.isError && <SkeletonRows count={3} />
      ) : templates.data.length === 0 ? (
        <p className="py-6 text-ink-2">
          <Trans>No templates yet.</Trans>
        </p>
      ) : (
        <ul className="mt-4 divide-y divide-line">
          {templates.data.map((template) => (
            <li key={template.id} className="flex flex-wrap items-center gap-2 py-2">
              <span className="min-w-0 flex-1 basis-40">
                <span className="block font-medium">{template.name}</span>
                <span className="block text-14 text-ink-3">
                  <Plural value={template.shifts} one="# shift" other="# shifts" />
                </span>
              </span>
              <Button
                isBusy={changes.isBusy}
                disabledReason={offlineReason}
                onClick={() => void apply(template.id)}
              >
                <Trans>Use</Trans>
              </Button>
              <IconButton
                icon={Trash2}
                label={t`Delete ${template.name}`}
                disabled={offlineReason !== null}
                onClick={() =>
                  change.mutate({ name: 'remove_template', parameters: { id: template.id } })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
