import { Trans } from '@lingui/react/macro';
import Coffee from 'lucide-react/icons/coffee';
import MapPin from 'lucide-react/icons/map-pin';
import Repeat from 'lucide-react/icons/repeat';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Duration } from '../../ui/Duration.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { StatTile, StatTiles } from '../../ui/StatTile.tsx';
import { statusIcons } from '../../ui/status.ts';
import { StateButton } from '../../ui/StateButton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { TimerText } from '../../ui/TimerText.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Specimen, SpecimenGroup } from './Specimen.tsx';

const minuteMs = 60_000;

/** The parts of the clock composed, to see whether they make one calm thing. */
export function ClockSpecimens() {
  const nowMs = useNow();
  const [openedAtMs] = useState(() => Date.now());
  return (
    <SpecimenGroup title="Clock parts">
      <Specimen title="Numbers" className="">
        <StatTiles label="Right now">
          <StatTile label="On the clock" value={14} icon={statusIcons.running} tone="running" />
          <StatTile label="On a break" value={null} icon={statusIcons.break} tone="break" />
          <StatTile label="Hours today" value={<Duration minutes={5234} />} />
        </StatTiles>
      </Specimen>
      <div className="grid gap-8 md:grid-cols-3">
        <Specimen title="Off" className="">
          <Card>
            <div className="space-y-5">
              <div>
                <StatusBadge tone="off">
                  <Trans>Off the clock</Trans>
                </StatusBadge>
                <p className="mt-3 text-22 font-semibold tracking-title">Harbor Bridge, pier 4</p>
                <p className="text-ink-2">03 30 00 Cast-in-place concrete</p>
              </div>
              <StateButton tone="start">
                <Trans>Clock in</Trans>
              </StateButton>
              <p className="flex items-center justify-center gap-1.5 text-14 text-ink-3">
                <MapPin aria-hidden className="size-4" /> At the site, 12 m
              </p>
            </div>
          </Card>
        </Specimen>
        <Specimen title="Running" className="">
          <Card>
            <div className="space-y-5">
              <div>
                <StatusBadge tone="running">
                  <Trans>Working</Trans>
                </StatusBadge>
                <p className="mt-3 text-22 font-semibold tracking-title">Harbor Bridge, pier 4</p>
                <TimerText
                  elapsedMs={nowMs - openedAtMs + 462 * minuteMs}
                  className="mt-2 block text-64 font-semibold tracking-display"
                />
              </div>
              <StateButton tone="stop">
                <Trans>Clock out</Trans>
              </StateButton>
              <div className="grid grid-cols-2 gap-2">
                <Button size="lg" icon={Repeat}>
                  <Trans>Switch</Trans>
                </Button>
                <Button size="lg" icon={Coffee}>
                  <Trans>Break</Trans>
                </Button>
              </div>
            </div>
          </Card>
        </Specimen>
        <Specimen title="On a break" className="">
          <Card>
            <div className="space-y-5">
              <div>
                <StatusBadge tone="break">
                  <Trans>On a meal break</Trans>
                </StatusBadge>
                <p className="mt-3 text-22 font-semibold tracking-title">Harbor Bridge, pier 4</p>
                <TimerText
                  elapsedMs={nowMs - openedAtMs + 18 * minuteMs}
                  className="mt-2 block text-64 font-semibold tracking-display text-break-ink"
                />
              </div>
              <StateButton tone="resume">
                <Trans>End break</Trans>
              </StateButton>
              <Button variant="quiet" size="lg" block>
                <Trans>Clock out</Trans>
              </Button>
            </div>
          </Card>
        </Specimen>
        <Specimen title="Today" className="">
          <Card
            title="Today"
            isFlush
            actions={
              <span className="font-medium">
                <Duration minutes={462 + 95} />
              </span>
            }
          >
            <List>
              <ListRow
                title="Harbor Bridge"
                detail="7:04 – now"
                leading={
                  <StatusBadge tone="running" look="plain">
                    {null}
                  </StatusBadge>
                }
                trailing={<Duration minutes={462} />}
                onPress={() => undefined}
              />
              <ListRow
                title="Yard"
                detail="5:28 – 7:03"
                leading={
                  <StatusBadge tone="done" look="plain">
                    {null}
                  </StatusBadge>
                }
                trailing={<Duration minutes={95} />}
                onPress={() => undefined}
              />
            </List>
          </Card>
        </Specimen>
        <Specimen title="State buttons" className="space-y-2">
          <StateButton tone="start" detail="Harbor Bridge, pier 4">
            <Trans>Clock in</Trans>
          </StateButton>
          <StateButton tone="start" isBusy>
            <Trans>Clock in</Trans>
          </StateButton>
          <StateButton tone="start" disabled>
            <Trans>Clock in</Trans>
          </StateButton>
        </Specimen>
      </div>
    </SpecimenGroup>
  );
}
