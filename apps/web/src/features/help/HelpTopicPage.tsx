import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from '@tanstack/react-router';
import { useIdentity } from '../../data/identity/use-account.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { topicsFor } from './help-topics.ts';
import { TopicText } from './TopicText.tsx';
import { readTopic } from './read-topic.ts';
import { topicText } from './topic-texts.ts';

/** `/help/$topic`: how one area works. */
export function HelpTopicPage() {
  const { i18n } = useLingui();
  const { topic } = useParams({ strict: false });
  const known = topicsFor(useIdentity().role).find(({ id }) => id === topic);
  const all = (
    <Link to="/help" className={buttonStyles()}>
      <Trans>All help topics</Trans>
    </Link>
  );
  if (known === undefined) {
    return (
      <EmptyState action={all}>
        <Trans>There’s no such help topic.</Trans>
      </EmptyState>
    );
  }
  const { title, blocks } = readTopic(topicText(known.id, i18n.locale));
  return (
    <article className="w-full max-w-reading">
      <PageHeader title={title} isOwnName />
      <TopicText blocks={blocks} />
      <div className="mt-10">{all}</div>
    </article>
  );
}
