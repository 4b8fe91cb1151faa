import { Trans, useLingui } from '@lingui/react/macro';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { notify } from '../../ui/notices.ts';
import { type SaveView, SaveViewSheet } from './SaveViewSheet.tsx';

/** A named view of a page. */
export type SavedView = {
  readonly key: string;
  readonly name: string;
  readonly isShown: boolean;
  readonly show: () => void;
};

type SavedViewsProps = {
  readonly views: readonly SavedView[];
  /** Present if the current state isn't saved as a view yet. */
  readonly saving?: SaveView | null;
  /** Deletes the current view, if the reader may. */
  readonly remove?: (() => Promise<unknown>) | null;
};

/** A page's views, one press away: the product's, the reader's own, and shared ones. */
export function SavedViews({ views, saving = null, remove = null }: SavedViewsProps) {
  const { t, i18n } = useLingui();
  const [isNaming, setNaming] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const removeShown = () => {
    setRemoving(true);
    remove?.()
      .catch((error: unknown) =>
        notify({
          tone: 'destructive',
          title: t`The view wasn’t deleted`,
          body: i18n._(describeError(error)),
        }),
      )
      .finally(() => setRemoving(false));
  };
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="sr-only">{t`Views`}</legend>
      {/* The outline of a focused chip is wider than the chip. */}
      <div className="-m-1 flex items-center gap-2 overflow-x-auto p-1 whitespace-nowrap md:flex-wrap">
        {views.map(({ key, name, isShown, show }) => (
          <Chip key={key} isChosen={isShown} onChange={show}>
            <span className="block max-w-48 truncate">{name}</span>
          </Chip>
        ))}
        {saving !== null && (
          <Button variant="quiet" size="sm" icon={BookmarkPlus} onClick={() => setNaming(true)}>
            <Trans>Save view</Trans>
          </Button>
        )}
        {remove !== null && (
          <Button variant="quiet" size="sm" icon={X} isBusy={isRemoving} onClick={removeShown}>
            <Trans>Delete view</Trans>
          </Button>
        )}
      </div>
      {isNaming && saving !== null && (
        <SaveViewSheet {...saving} onClose={() => setNaming(false)} />
      )}
    </fieldset>
  );
}
