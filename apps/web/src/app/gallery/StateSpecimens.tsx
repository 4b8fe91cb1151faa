import CloudOff from 'lucide-react/icons/cloud-off';
import Users from 'lucide-react/icons/users';
import { Avatar } from '../../ui/Avatar.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checklist } from '../../ui/Checklist.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { Specimen, SpecimenGroup } from './Specimen.tsx';

export function StateSpecimens() {
  return (
    <SpecimenGroup title="Content and states">
      <Specimen title="Banners" className="space-y-2">
        <Banner tone="attention" icon={CloudOff}>
          You are offline. Changes will be saved locally and auto-sync when back online.
        </Banner>
        <Banner
          tone="info"
          title="Yesterday has no clock-out"
          action={<Button size="sm">Fix it</Button>}
        >
          Tell us when you finished.
        </Banner>
        <Banner tone="danger" title="Not saved">
          This phone has no room left. Free up some space, then punch again.
        </Banner>
        <Banner tone="running">All 3 waiting punches have arrived.</Banner>
      </Specimen>
      <Specimen title="Checklist">
        <Checklist
          title="First steps"
          items={[
            { key: 'a', title: 'Invite people', detail: '', isDone: true },
            { key: 'b', title: 'Create a crew', detail: 'With a crew lead.', isDone: false },
          ].map((item) => ({
            ...item,
            render: (row) => <a href="#checklist" aria-label={item.title} {...row} />,
          }))}
          actions={
            <Button size="sm" variant="quiet">
              Hide
            </Button>
          }
        />
      </Specimen>
      <Specimen title="Empty, alone on a page">
        <EmptyState icon={Users} action={<Button>Invite people</Button>}>
          People you invite appear here.
        </EmptyState>
      </Specimen>
      <div className="grid gap-6 md:grid-cols-3">
        <Card title="Empty" isFlush>
          <EmptyState icon={Users} action={<Button>Invite people</Button>}>
            People you invite appear here.
          </EmptyState>
        </Card>
        <Card title="Error" isFlush>
          <ErrorState
            title="The crew could not be loaded"
            eventId="7f3a-91c2"
            onRetry={() => undefined}
          >
            The server did not answer. Your own clock still works.
          </ErrorState>
        </Card>
        <Card title="Loading" isFlush>
          <SkeletonRows count={6} />
        </Card>
        <Card title="Page loading" isFlush>
          <Spinner />
        </Card>
        <Card title="Entry" description="Recorded on the phone, offline.">
          <KeyValue
            items={[
              { key: 'Project', value: 'Harbor Bridge, pier 4' },
              { key: 'Cost code', value: '03 30 00' },
              { key: 'Started', value: '7:04' },
              { key: 'Breaks', value: '0 h 30 min' },
            ]}
          />
        </Card>
        <Card title="History">
          <Timeline
            label="History"
            items={[
              { id: '1', time: '7:04', title: 'Clocked in', detail: 'On the phone, offline' },
              { id: '2', time: '7:12', title: 'Arrived at the server', tone: 'running' },
              {
                id: '3',
                time: '15:31',
                title: 'Clocked out',
                detail: 'Off site: “fetching rebar”',
                tone: 'attention',
              },
              { id: '4', time: '16:02', title: 'Approved by the supervisor', tone: 'done' },
            ]}
          />
        </Card>
      </div>
      <Specimen title="Avatars">
        <Avatar name="Foreman North" />
        <Avatar name="Ávila" size="sm" />
        <Avatar name="Ridgeline Concrete" shape="square" size="lg" />
      </Specimen>
      <PageHeader
        title="Crew today"
        description="14 people on the clock, as of 7:42"
        actions={<Button variant="primary">Punch for crew</Button>}
      />
    </SpecimenGroup>
  );
}
