import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Keyboard from 'lucide-react/icons/keyboard';
import { useState } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { matchesSearch } from '../../ui/search-text.ts';
import { topicsFor } from './help-topics.ts';
import { readTopic } from './read-topic.ts';
import { ShortcutsSheet } from './ShortcutsSheet.tsx';
import { topicText } from './topic-texts.ts';

/** `/help`: how each area works, for the reader's role, with a search while typing. Everything is on the device. */
export function HelpPage() {
  const { t, i18n } = useLingui();
  const { role } = useIdentity();
  const [query, setQuery] = useState('');
  const [showsKeys, setShowsKeys] = useState(false);
  const topics = topicsFor(role)
    .map(({ id }) => ({ id, ...readTopic(topicText(id, i18n.locale)) }))
    .filter(({ title, words }) => matchesSearch(`${title} ${words}`, query));
  return (
    <div className="w-full max-w-reading space-y-5">
      <PageHeader
        title={<Trans>Help</Trans>}
        actions={
          <span className="max-md:hidden">
            <Button icon={Keyboard} onClick={() => setShowsKeys(true)}>
              <Trans>Keyboard shortcuts</Trans>
            </Button>
          </span>
        }
      />
      <SearchField label={t`Search help`} isLabelHidden value={query} onChange={setQuery} />
      {topics.length === 0 ? (
        <EmptyState>
          <Trans>Nothing in the help has these words.</Trans>
        </EmptyState>
      ) : (
        <Card isFlush>
          <List>
            {topics.map(({ id, title, summary }) => (
              <ListRow
                key={id}
                title={<span className="font-medium">{title}</span>}
                detail={<span className="line-clamp-2">{summary}</span>}
                render={(row) => <Link to="/help/$topic" params={{ topic: id }} {...row} />}
              />
            ))}
          </List>
        </Card>
      )}
      <ShortcutsSheet isOpen={showsKeys} onOpenChange={setShowsKeys} />
    </div>
  );
}
