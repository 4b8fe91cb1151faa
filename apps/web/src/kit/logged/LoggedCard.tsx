import { Trans, useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';

type LoggedCardProps<Data> = {
  readonly title: string;
  /** Label of the button that loads the list, such as "Show pay rates". */
  readonly showLabel: ReactNode;
  readonly addLabel: ReactNode;
  /** Why nothing can be added. */
  readonly closedReason?: string | null;
  readonly failedTitle: ReactNode;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly query: {
    readonly data: Data | undefined;
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly renderRows: (data: Data) => ReactNode;
  readonly renderSheet: (data: Data, onClose: () => void) => ReactNode;
};

/** A list for admins that is loaded on demand, because the server logs who viewed it. */
export function LoggedCard<Data>(props: LoggedCardProps<Data>) {
  const { title, isShown, query } = props;
  const { i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const [isAdding, setAdding] = useState(false);
  return (
    <Card
      title={title}
      description={<Trans>For admins only. Views are logged.</Trans>}
      isFlush
      {...(query.data !== undefined && {
        actions: (
          <Button
            variant="quiet"
            size="sm"
            icon={Plus}
            disabledReason={props.closedReason}
            onClick={() => setAdding(true)}
          >
            {props.addLabel}
          </Button>
        ),
      })}
    >
      {!isShown && (
        <div className="px-4 py-4 md:px-5">
          <Button icon={Eye} disabledReason={offlineReason} onClick={props.onShow}>
            {props.showLabel}
          </Button>
        </div>
      )}
      {isShown && query.isPending && <SkeletonRows count={2} />}
      {query.error !== null && (
        <ErrorState title={props.failedTitle} onRetry={() => void query.refetch()}>
          {i18n._(describeError(query.error))}
        </ErrorState>
      )}
      {query.data !== undefined && props.renderRows(query.data)}
      {isAdding &&
        query.data !== undefined &&
        props.renderSheet(query.data, () => setAdding(false))}
    </Card>
  );
}
